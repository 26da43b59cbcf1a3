import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorSubscription } from './mirror-subscription.ts'

/** Brings the caller’s one subscription in line with its provider. */
export async function mirrorLiveSubscription({
  actor: { userId },
  now,
}: {
  actor: { userId: string }
  now: string
}): Promise<void> {
  const { subscription } = await liveSubscriptionOf(userId)
  if (subscription) await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
}
