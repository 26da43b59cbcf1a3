import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { discardAttempt } from '#core/subscriptions/discard-attempt.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { discardSubscription as contract } from '#shared/subscriptions/contract.ts'

/** Gives up what was begun and not paid; where there is nothing such, nothing happens. */
export async function discardSubscription({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const { subscription } = await liveSubscriptionOf(userId)
  if (subscription?.status === 'incomplete') await discardAttempt(userId, subscription, now)
}

export const handler = endpoint(contract, discardSubscription)
