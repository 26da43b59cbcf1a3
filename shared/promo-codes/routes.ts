import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  createPromoCode,
  endPromoCode,
  listPromoCodes,
  listPromoUses,
  updatePromoCode,
} from './admin-contract.ts'
import { checkPromoCode } from './contract.ts'

export const routes = {
  billing: {
    checkPromoCode,
    listPromoCodes,
    createPromoCode,
    updatePromoCode,
    endPromoCode,
    listPromoUses,
  },
} as const satisfies NounRoutes
