import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getBillingAuditCheck, listBillingAudit } from './contract.ts'

export const routes = {
  billing: { listBillingAudit, getBillingAuditCheck },
} as const satisfies NounRoutes
