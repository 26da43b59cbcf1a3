import type { Transaction } from './transaction.ts'

/** True if it gets a receipt: a membership’s payment has an invoice instead. */
export const hasReceipt = ({
  type,
  status,
  purpose,
}: Pick<Transaction, 'type' | 'status' | 'purpose'>): boolean =>
  type === 'payment' &&
  purpose !== undefined &&
  ['succeeded', 'partially_refunded', 'refunded'].includes(status)
