import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { claimGuest, listGuestResults, lookUpGuestClaim, mergeGuest, planGuestMerge } from './contract.ts'

export const routes = {
  competitions: { lookUpGuestClaim, claimGuest, listGuestResults, planGuestMerge, mergeGuest },
} as const satisfies NounRoutes
