import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { changeKey } from '#core/billing/subscriptions/change-key.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { mirrorKnownSubscription } from '#core/billing/subscriptions/mirror-known-subscription.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { reviseAtPaypal } from '#core/billing/subscriptions/paypal/revise-at-paypal.ts'
import { clearTheWay } from '#core/billing/subscriptions/stripe/clear-the-way.ts'
import { stripeIdOf } from '#core/billing/subscriptions/stripe/stripe-id-of.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { keepSubscription as contract } from '#shared/billing/subscriptions/contract.ts'
import { assertRunning } from '#shared/billing/subscriptions/subscription-rules.ts'
import { AppError } from '#shared/errors.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

/** Takes back what was to happen at the end of the period. Where nothing was, nothing happens. */
export const keepSubscription = inPresentState(mirrorLiveSubscription, keep)

async function keep({ actor: { userId }, now }: ApiRequest<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  assertRunning(subscription)
  const named = { userId, subscriptionId: subscription.id }
  if (subscription.paymentProvider === 'manual') {
    const goesOn = { cancelAtPeriodEnd: false, cancelledAt: undefined, cancellationReason: undefined }
    return (await mirrorSubscription({ ...named, ours: goesOn }, now)) ?? subscription
  }
  if (subscription.paymentProvider === 'paypal') return keepAtPaypal(subscription, now)
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id))
  if (theirs.schedule) await clearTheWay(stripe, theirs)
  if (theirs.cancel_at_period_end)
    await providerCall(() =>
      stripe.subscriptions.update(
        id,
        { cancel_at_period_end: false },
        { idempotencyKey: changeKey(subscription, 'keep') },
      ),
    )
  const after = await mirrorSubscription(named, now)
  // Someone else has ended it in the meantime.
  assertRunning(after)
  return after
}

/** PayPal asks its payer again before a change that was agreed on is taken back; the answer says where. */
async function keepAtPaypal(subscription: StoredSubscription, now: string): Promise<StoredSubscription> {
  if (subscription.cancelAtPeriodEnd) {
    const until = utcDay(subscription.currentPeriodEndAt)
    throw new AppError(
      'conflict',
      'cancellation_final',
      `PayPal has ended this subscription and cannot undo that. Your membership lasts until ${until}. After that, you can subscribe again.`,
    )
  }
  const { userId, id: subscriptionId } = subscription
  const claimed = await mirrorKnownSubscription({ userId, subscriptionId, ours: backAtPaypal }, now)
  return claimed.scheduledPlan ? reviseAtPaypal(claimed, now) : claimed
}

function backAtPaypal(current: StoredSubscription) {
  const { agreed } = current.paypal ?? {}
  if (!agreed || !current.scheduledPlan) return {}
  if (current.pendingPlan?.paypalPlanId === agreed.from.paypalPlanId) return {}
  const previewId = `${current.id}-${current.version}-back`
  const pendingPlan = { ...agreed.from, waitsFor: 'approval', effective: 'now', previewId } as const
  return { pendingPlan }
}

export const handler = endpoint(contract, keepSubscription)
