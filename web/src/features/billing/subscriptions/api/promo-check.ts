import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { checkPromoCode } from '#shared/billing/promo-codes/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

export type PromoOffer = z.infer<typeof checkPromoCode.response>

/** The discount of a code on a plan. A guess is answered once: the server counts them. */
export const promoCheckQuery = (code: string, planId: string) =>
  queryOptions({
    queryKey: ['promo-code', code, planId],
    queryFn: () => call(checkPromoCode, { body: { code, planId } }),
    enabled: code !== '',
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  })

/** The server’s sentence about a code, or that it could not be looked at. */
export const promoRefusalText = (error: Error | null): string | undefined => {
  if (!error) return undefined
  return error instanceof ApiError && error.status >= 400 && error.status < 500
    ? error.detail
    : 'Error validating promo code'
}
