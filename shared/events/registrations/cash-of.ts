import type { Registration } from './registration.ts'

/** Returns the cash part of a registration’s money; the rest was paid online. */
export const cashOf = ({
  cash,
  method,
  paidCents,
  refundedCents,
}: Registration['pay']): { paidCents: number; refundedCents: number } =>
  cash ?? (method === 'cash' ? { paidCents, refundedCents } : { paidCents: 0, refundedCents: 0 })

/** True if some was paid in cash and some online. */
export function isPaidBothWays(pay: Registration['pay']): boolean {
  const { paidCents } = cashOf(pay)
  return paidCents > 0 && paidCents < pay.paidCents
}
