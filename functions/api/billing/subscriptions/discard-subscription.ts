import { discardAttempt } from '#core/billing/subscriptions/discard-attempt.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { discardSubscription as contract } from '#shared/billing/subscriptions/contract.ts'

/** Gives up an unpaid subscription that was started; otherwise it does nothing. */
export async function discardSubscription({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const { subscription } = await liveSubscriptionOf(userId)
  if (subscription?.status === 'incomplete') await discardAttempt(userId, subscription, now)
}

export const handler = endpoint(contract, discardSubscription)
