import type { Transaction } from './transaction.ts'

/** A failed payment is offered to be paid again for so long, the latest three at a time. */
const retryHours = 720
export const retryPrompts = 3

const windowMs = retryHours * 3_600_000

type Failed = Pick<Transaction, 'type' | 'status' | 'retryable' | 'failedAt' | 'createdAt'>

/** The earliest failure that is still shown. */
export const windowStart = (now: string) => new Date(Date.parse(now) - windowMs).toISOString()

/** Returns the time until which a failed payment is offered for another try. */
export const windowEnd = ({ failedAt, createdAt }: Pick<Failed, 'failedAt' | 'createdAt'>) =>
  new Date(Date.parse(failedAt ?? createdAt) + windowMs).toISOString()

const isRecent = ({ type, status, failedAt, createdAt }: Failed, now: string) =>
  type === 'payment' && status === 'failed' && (failedAt ?? createdAt) >= windowStart(now)

/**
 * Tells whether a failed payment is shown to its member. Members whose membership ended also see payments
 * that can no longer be made: they explain why it ended.
 */
export const showsFailure = (payment: Failed, hasMembership: boolean, now: string) =>
  isRecent(payment, now) && (payment.retryable === true || !hasMembership)
