import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  createPromoCode,
  endPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  updatePromoCode,
} from './admin-contract.ts'
import { checkPromoCode } from './contract.ts'

export const routes = {
  billing: {
    checkPromoCode,
    listPromoCodes,
    getPromoCode,
    createPromoCode,
    updatePromoCode,
    endPromoCode,
    listPromoUses,
  },
} as const satisfies NounRoutes
