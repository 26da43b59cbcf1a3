import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listNavigation } from './contract.ts'

export const routes = {
  platform: { listNavigation },
} as const satisfies NounRoutes
