import type { Registration } from './registration.ts'

/** Returns the cash part of a registration’s money; the rest was paid by card. */
export const cashOf = ({
  cash,
  method,
  paidCents,
  refundedCents,
}: Registration['pay']): { paidCents: number; refundedCents: number } =>
  cash ?? (method === 'cash' ? { paidCents, refundedCents } : { paidCents: 0, refundedCents: 0 })

/** True if some was paid in cash and some by card. */
export function isPaidBothWays(pay: Registration['pay']): boolean {
  const { paidCents } = cashOf(pay)
  return paidCents > 0 && paidCents < pay.paidCents
}
