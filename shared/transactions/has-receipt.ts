import type { Transaction } from './transaction.ts'

/** Whether a receipt is made of it: of a membership’s payment there is an invoice. */
export const hasReceipt = ({
  type,
  status,
  purpose,
}: Pick<Transaction, 'type' | 'status' | 'purpose'>): boolean =>
  type === 'payment' &&
  purpose !== undefined &&
  ['succeeded', 'partially_refunded', 'refunded'].includes(status)
