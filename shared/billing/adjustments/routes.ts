import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { adjustBilling } from './contract.ts'

export const routes = {
  billing: { adjustBilling },
} as const satisfies NounRoutes
