import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  exportTransactions,
  getTransaction,
  listTransactions,
  processRefund,
  retryPayment,
} from './contract.ts'

export const routes = {
  billing: { listTransactions, getTransaction, exportTransactions, retryPayment, processRefund },
} as const satisfies NounRoutes
