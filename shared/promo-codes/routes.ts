import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { checkPromoCode } from './contract.ts'

export const routes = {
  billing: { checkPromoCode },
} as const satisfies NounRoutes
