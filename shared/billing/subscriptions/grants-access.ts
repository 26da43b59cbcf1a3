import { isRunning } from './is-running.ts'
import type { Subscription } from './subscription.ts'

/**
 * Tells whether a subscription gives its plan’s membership. A failed renewal keeps it until the provider’s
 * retries have ended; a pause suspends it. A subscription that no provider renews ends with its period.
 */
export function grantsAccess(
  subscription: Pick<Subscription, 'status' | 'paymentProvider' | 'currentPeriodEndAt'>,
  now: string,
): boolean {
  if (!isRunning(subscription)) return false
  return subscription.paymentProvider !== 'manual' || now < subscription.currentPeriodEndAt
}

/** True if it blocks another one: a member has one subscription at a time. */
export const isLive = ({ status }: Pick<Subscription, 'status'>) => status !== 'cancelled'
