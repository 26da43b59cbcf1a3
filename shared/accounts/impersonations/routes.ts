import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { endImpersonation, listImpersonations, startImpersonation } from './contract.ts'

export const routes = {
  admin: { startImpersonation, endImpersonation, listImpersonations },
} as const satisfies NounRoutes
