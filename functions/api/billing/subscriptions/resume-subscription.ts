import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { resume } from '#core/billing/subscriptions/resume.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resumeSubscription as contract } from '#shared/billing/subscriptions/contract.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { assertPaused } from '#shared/billing/subscriptions/subscription-rules.ts'

/** Goes on with the caller’s own paused subscription. */
export const resumeSubscription = inPresentState(mirrorLiveSubscription, resumeOwn)

async function resumeOwn({
  actor: { userId },
  now,
}: ApiRequest<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  assertPaused(subscription)
  const after = await resume(subscription as StoredSubscription, now)
  // Someone else has ended it in the meantime.
  if (!isLive(after)) assertPaused(after)
  return after
}

export const handler = endpoint(contract, resumeSubscription)
