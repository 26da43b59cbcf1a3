import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { adjustBilling } from './contract.ts'

export const routes = {
  billing: { adjustBilling },
} as const satisfies NounRoutes
