import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listActivities, listMyActivities, logActivity } from './contract.ts'

export const routes = {
  accounts: { listMyActivities, logActivity },
  admin: { listActivities },
} as const satisfies NounRoutes
