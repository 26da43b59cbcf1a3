import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { downloadInvoice, getInvoice, listInvoices } from './contract.ts'

export const routes = {
  billing: { listInvoices, getInvoice, downloadInvoice },
} as const satisfies NounRoutes
