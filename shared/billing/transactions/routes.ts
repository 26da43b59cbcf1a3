import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  downloadReceipt,
  exportTransactions,
  getTransaction,
  listTransactions,
  processRefund,
  retryPayment,
} from './contract.ts'

export const routes = {
  billing: {
    listTransactions,
    getTransaction,
    downloadReceipt,
    exportTransactions,
    retryPayment,
    processRefund,
  },
} as const satisfies NounRoutes
