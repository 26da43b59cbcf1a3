import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { getHealth } from './contract.ts'

export const routes = {
  platform: { getHealth },
} as const satisfies NounRoutes
