import { classRefundOf } from './refund-of.ts'
import type { Registration } from './registration.ts'

/** What comes back of the fee of a class when its entry is withdrawn alone. */
export function entryRefundOf(
  { pay, price, refundSteps }: Pick<Registration, 'pay' | 'price' | 'refundSteps'>,
  classKey: string,
  now: string,
): number {
  const fee = price.find((line) => line.classKey === classKey)?.cents ?? 0
  return classRefundOf({ ...pay, refundSteps }, fee, now)
}
