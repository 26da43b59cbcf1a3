import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import type { promoStanding } from '#shared/billing/promo-codes/promo-standing.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Standing = ReturnType<typeof promoStanding>

export const standingWords: Record<Standing, string> = {
  offered: 'Active',
  ended: 'Ended',
  expired: 'Expired',
  used_up: 'Used up',
}

export const standingTones: Record<Standing, Tone> = {
  offered: 'success',
  ended: 'neutral',
  expired: 'neutral',
  used_up: 'warning',
}

/** `20%` or `$5.00`. */
export const valueOff = ({ type, value }: Pick<PromoCode, 'type' | 'value'>) =>
  type === 'percentage' ? `${value}%` : dollars(value)

/** `3 of 50`, or `3` where there is no limit. */
export const usedOf = ({ usageCount, usageLimit }: Pick<PromoCode, 'usageCount' | 'usageLimit'>) =>
  usageLimit === undefined ? `${usageCount}` : `${usageCount} of ${usageLimit}`
