import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getHealth } from './contract.ts'

export const routes = {
  platform: { getHealth },
} as const satisfies NounRoutes
