import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listBillingAudit } from './contract.ts'

export const routes = {
  billing: { listBillingAudit },
} as const satisfies NounRoutes
