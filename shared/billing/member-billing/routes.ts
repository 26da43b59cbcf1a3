import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getMemberBilling, listBillingUsers } from './contract.ts'

export const routes = {
  billing: { listBillingUsers, getMemberBilling },
} as const satisfies NounRoutes
