import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { Registration } from '#shared/events/registrations/registration.ts'

/** What is due of a registration that counts again: its price, without what was paid and kept, or waived. */
export function payAgain({ price, pay }: Pick<Registration, 'price' | 'pay'>): Registration['pay'] {
  const kept = pay.paidCents - pay.refundedCents
  const dueCents = Math.max(0, totalOf(price) - kept - (pay.waivedCents ?? 0))
  if (dueCents > 0) return { ...pay, dueCents, state: 'due' }
  if (kept > 0) return { ...pay, dueCents, state: pay.refundedCents > 0 ? 'partially_refunded' : 'paid' }
  return { ...pay, dueCents, state: pay.waivedCents ? 'waived' : 'none' }
}
