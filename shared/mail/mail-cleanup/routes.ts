import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { planMailCleanup, runMailCleanup } from './contract.ts'

export const routes = {
  operations: { planMailCleanup, runMailCleanup },
} as const satisfies NounRoutes
