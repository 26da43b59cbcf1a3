import type { Transaction } from './transaction.ts'

/** True if it gets a receipt: where there is an invoice, that is the paper. */
export const hasReceipt = ({
  type,
  status,
  purpose,
  invoiceId,
}: Pick<Transaction, 'type' | 'status' | 'purpose' | 'invoiceId'>): boolean =>
  type === 'payment' &&
  purpose !== undefined &&
  invoiceId === undefined &&
  ['succeeded', 'partially_refunded', 'refunded'].includes(status)
