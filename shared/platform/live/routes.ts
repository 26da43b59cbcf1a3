import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { createLiveTicket } from './contract.ts'

export const routes = {
  platform: { createLiveTicket },
} as const satisfies NounRoutes
