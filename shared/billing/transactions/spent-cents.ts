import type { Transaction } from './transaction.ts'

type Counted = Pick<Transaction, 'type' | 'status' | 'amountCents' | 'refundedCents'> &
  Partial<Pick<Transaction, 'purpose' | 'paymentProvider'>>

/**
 * Returns the amount a transaction adds to a member’s total: the payment, less its refunds. Cash at the gate
 * of an event stays with its organizer.
 */
export function spentCents(transaction: Counted | undefined): number {
  if (transaction?.type !== 'payment') return 0
  if (transaction.purpose && transaction.paymentProvider === 'manual') return 0
  const paid = ['succeeded', 'refunded', 'partially_refunded'].includes(transaction.status)
  return paid ? transaction.amountCents - transaction.refundedCents : 0
}
