import type { Event } from '#shared/events/events/event.ts'
import { fullRefundOf, refundOf } from './refund-of.ts'
import type { Registration } from './registration.ts'

export type FreeWithdrawal = Pick<Event, 'status' | 'freeWithdrawalUntilAt'>

/**
 * True if those who withdraw now get everything back: the event was moved a short while ago, or is cancelled.
 */
export const isFreeWithdrawal = ({ status, freeWithdrawalUntilAt }: FreeWithdrawal, now: string): boolean =>
  status === 'cancelled' || (freeWithdrawalUntilAt !== undefined && now < freeWithdrawalUntilAt)

/**
 * Returns the refund for withdrawing now: all of it after the event was moved or cancelled, else by its
 * steps.
 */
export function refundNow(
  { pay, refundSteps }: Pick<Registration, 'pay' | 'refundSteps'>,
  event: FreeWithdrawal,
  now: string,
): number {
  return isFreeWithdrawal(event, now) ? fullRefundOf(pay) : refundOf({ ...pay, refundSteps }, now)
}
