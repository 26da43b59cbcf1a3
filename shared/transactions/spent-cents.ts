import type { Transaction } from './transaction.ts'

/** What a transaction adds to a member’s total: what was paid, less what was given back of it. */
export function spentCents(
  transaction: Pick<Transaction, 'type' | 'status' | 'amountCents' | 'refundedCents'> | undefined,
): number {
  if (transaction?.type !== 'payment') return 0
  const paid = ['succeeded', 'refunded', 'partially_refunded'].includes(transaction.status)
  return paid ? transaction.amountCents - transaction.refundedCents : 0
}
