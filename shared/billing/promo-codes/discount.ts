import type { PromoCode } from './promo-code.ts'

/**
 * Returns what a code takes off a price, in whole cents: percentages rounded to the nearest, never more than
 * the price.
 */
export function discountCents(
  { type, value }: Pick<PromoCode, 'type' | 'value'>,
  priceCents: number,
): number {
  const off = type === 'percentage' ? Math.round((priceCents * value) / 100) : value
  return Math.min(Math.max(0, off), priceCents)
}
