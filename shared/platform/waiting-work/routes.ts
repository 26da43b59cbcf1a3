import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getWaitingWork } from './contract.ts'

export const routes = {
  admin: { getWaitingWork },
} as const satisfies NounRoutes
