import { type FreeWithdrawal, isFreeWithdrawal } from './refund-now.ts'
import { classRefundOf } from './refund-of.ts'
import type { Registration } from './registration.ts'

/** What comes back of the fee of a class when its entry is withdrawn alone; all of it after the event was moved. */
export function entryRefundOf(
  { pay, price, refundSteps }: Pick<Registration, 'pay' | 'price' | 'refundSteps'>,
  event: FreeWithdrawal,
  classKey: string,
  now: string,
): number {
  const fee = price.find((line) => line.classKey === classKey)?.cents ?? 0
  return classRefundOf({ ...pay, refundSteps: isFreeWithdrawal(event, now) ? [] : refundSteps }, fee, now)
}
