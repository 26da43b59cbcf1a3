import type { Event } from '#shared/events/event.ts'
import { fullRefundOf, refundOf } from './refund-of.ts'
import type { Registration } from './registration.ts'

/** What comes back when someone withdraws now: all of it after the event was moved or cancelled, else by its steps. */
export function refundNow(
  { pay, refundSteps }: Pick<Registration, 'pay' | 'refundSteps'>,
  { status, freeWithdrawalUntilAt }: Pick<Event, 'status' | 'freeWithdrawalUntilAt'>,
  now: string,
): number {
  const isFree =
    status === 'cancelled' || (freeWithdrawalUntilAt !== undefined && now < freeWithdrawalUntilAt)
  return isFree ? fullRefundOf(pay) : refundOf({ ...pay, refundSteps }, now)
}
