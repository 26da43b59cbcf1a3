import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listFaqs } from './contract.ts'

export const routes = {
  platform: { listFaqs },
} as const satisfies NounRoutes
