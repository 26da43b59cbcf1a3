import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'

const soonMs = 31 * 86_400_000

/** A card pays until its month has ended; within the last month before that it is time for a new one. */
export function cardExpiry(
  { expMonth, expYear }: Pick<PaymentMethod, 'expMonth' | 'expYear'>,
  now: number,
): 'fine' | 'soon' | 'expired' {
  if (!expMonth || !expYear) return 'fine'
  const end = Date.UTC(expYear, expMonth, 1)
  if (now >= end) return 'expired'
  return end - now <= soonMs ? 'soon' : 'fine'
}
