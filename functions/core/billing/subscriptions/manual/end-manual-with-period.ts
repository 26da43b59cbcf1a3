import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { mayCancel, noActiveSubscription } from '#shared/billing/subscriptions/subscription-rules.ts'
import { dropPendingUpgrade } from './drop-pending-upgrade.ts'

/** Lets what no provider bills run out on its plan; the free plan follows by its end, which can be taken back until then. */
export async function endManualWithPeriod(
  subscription: StoredSubscription,
  now: string,
): Promise<StoredSubscription> {
  await dropPendingUpgrade(subscription, now)
  const { userId, id: subscriptionId } = subscription
  const ours = (current: StoredSubscription) => {
    if (current.cancelAtPeriodEnd) return {}
    if (current.status !== 'active' || !mayCancel(current)) throw noActiveSubscription()
    return { cancelAtPeriodEnd: true, cancelledAt: now, pendingPlan: undefined }
  }
  return mirrorKnownSubscription({ userId, subscriptionId, ours }, now)
}
