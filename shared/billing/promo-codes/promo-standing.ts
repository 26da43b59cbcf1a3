import type { PromoCode } from './promo-code.ts'

/** Returns whether members can use a code now, or why they no longer can. */
export function promoStanding(
  { isActive, validUntil, usageLimit, usageCount }: PromoCode,
  now: string,
): 'offered' | 'ended' | 'expired' | 'used_up' {
  if (!isActive) return 'ended'
  if (validUntil && now >= validUntil) return 'expired'
  return usageLimit !== undefined && usageCount >= usageLimit ? 'used_up' : 'offered'
}
