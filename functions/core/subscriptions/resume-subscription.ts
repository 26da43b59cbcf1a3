import type { ApiRequest } from '#core/http/endpoint.ts'
import type { resumeSubscription as contract } from '#shared/subscriptions/contract.ts'
import { assertPaused } from '#shared/subscriptions/subscription-rules.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { resume } from './resume.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** Goes on with the caller’s own paused subscription. */
export async function resumeSubscription({
  actor: { userId },
  now,
}: ApiRequest<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  assertPaused(subscription)
  return resume(subscription as StoredSubscription, now)
}
