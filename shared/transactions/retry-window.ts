import type { Transaction } from './transaction.ts'

/** A failed payment is offered to be paid again for so long, the latest three at a time. */
const retryHours = 720
export const retryPrompts = 3

export const mayRetry = (
  transaction: Pick<Transaction, 'type' | 'status' | 'retryable' | 'failedAt' | 'createdAt'>,
  now: string,
) =>
  transaction.type === 'payment' &&
  transaction.status === 'failed' &&
  transaction.retryable === true &&
  Date.parse(now) - Date.parse(transaction.failedAt ?? transaction.createdAt) <= retryHours * 3_600_000
