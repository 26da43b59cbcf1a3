import { AppError } from '#shared/errors.ts'
import type { PromoCode } from './promo-code.ts'

const refuse = (code: string, sentence: string) => new AppError('unprocessable', code, sentence)

export const invalidPromo = () => refuse('promo_invalid', 'Invalid promo code')
export const promoUsed = () => refuse('promo_used', 'You have already used this promo code')
export const promoLimit = () => refuse('promo_limit', 'Promo code usage limit reached')

/**
 * Explains why a code does not count for a plan now; undefined if it does. A separate rule checks whether the
 * member has used it.
 */
export function promoRefusal(
  promo: PromoCode | undefined,
  planId: string,
  now: string,
): AppError | undefined {
  if (!promo?.isActive) return invalidPromo()
  if (promo.validUntil && now >= promo.validUntil) return refuse('promo_expired', 'Promo code has expired')
  if (promo.usageLimit !== undefined && promo.usageCount >= promo.usageLimit) return promoLimit()
  if (promo.planIds.length > 0 && !promo.planIds.includes(planId))
    return refuse('promo_plan', 'Promo code does not apply to this plan')
  return undefined
}
