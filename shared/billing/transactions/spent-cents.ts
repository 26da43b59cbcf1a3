import type { Transaction } from './transaction.ts'

type Counted = Pick<Transaction, 'type' | 'status' | 'amountCents' | 'refundedCents'>

/** Returns the amount a transaction adds to a member’s total: the payment, less its refunds. */
export function spentCents(transaction: Counted | undefined): number {
  if (transaction?.type !== 'payment') return 0
  const paid = ['succeeded', 'refunded', 'partially_refunded'].includes(transaction.status)
  return paid ? transaction.amountCents - transaction.refundedCents : 0
}
