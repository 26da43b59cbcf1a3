import type { Transaction } from './transaction.ts'

/** Returns how much of a payment can still be refunded, in cents. */
export function refundableCents({
  type,
  status,
  amountCents,
  refundedCents,
}: Pick<Transaction, 'type' | 'status' | 'amountCents' | 'refundedCents'>): number {
  const paid = type === 'payment' && (status === 'succeeded' || status === 'partially_refunded')
  return paid ? Math.max(0, amountCents - refundedCents) : 0
}
