import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getMemberBilling, listBillingUsers } from './contract.ts'

export const routes = {
  billing: { listBillingUsers, getMemberBilling },
} as const satisfies NounRoutes
