import type { ApiRequest } from '#core/http/endpoint.ts'
import type { discardSubscription as contract } from '#shared/subscriptions/contract.ts'
import { discardAttempt } from './discard-attempt.ts'
import { liveSubscriptionOf } from './live-subscription.ts'

/** Gives up what was begun and not paid; where there is nothing such, nothing happens. */
export async function discardSubscription({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const { subscription } = await liveSubscriptionOf(userId)
  if (subscription?.status === 'incomplete') await discardAttempt(userId, subscription, now)
}
