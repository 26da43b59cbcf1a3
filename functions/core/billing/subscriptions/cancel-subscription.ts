import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import type { OnBehalfOf } from '#core/platform/actors/on-behalf-of.ts'
import type { cancelSubscription as contract } from '#shared/billing/subscriptions/contract.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { mayCancel, noActiveSubscription } from '#shared/billing/subscriptions/subscription-rules.ts'
import { cancellationDetails } from './cancellation-feedback.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { dropPendingUpgrade } from './manual/drop-pending-upgrade.ts'
import { endedManually } from './manual/ended-manually.ts'
import { mirrorKnownSubscription } from './mirror-known-subscription.ts'
import { mirrorLiveSubscription } from './mirror-live-subscription.ts'
import { endAtPaypal } from './paypal/end-at-paypal.ts'
import { endNote } from './paypal/paypal-notes.ts'
import { endAtStripe } from './stripe/end-at-stripe.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** Ends a subscription with its period, or at once. One that rests or owes has no period left to wait for. */
export const cancelSubscription = inPresentState(mirrorLiveSubscription, cancel)

async function cancel({
  actor: { userId },
  body: { reason, comment, immediate },
  now,
}: OnBehalfOf<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  const ending = subscription?.cancelAtPeriodEnd === true
  if (!subscription || !(mayCancel(subscription) || ending)) throw noActiveSubscription()
  if (ending && !immediate) return subscription
  const rests = subscription.status === 'paused' || subscription.status === 'unpaid'
  const atOnce = immediate || rests
  const named = { userId, subscriptionId: subscription.id }
  if (subscription.paymentProvider === 'manual') {
    const ours = (current: StoredSubscription) => {
      if (!isLive(current)) throw noActiveSubscription()
      const over =
        atOnce || current.status === 'paused'
          ? { ...endedManually(now), cancelledAt: now }
          : { cancelAtPeriodEnd: true, cancelledAt: now }
      return { ...over, cancellationReason: reason, pendingPlan: undefined }
    }
    await dropPendingUpgrade(subscription, now)
    return mirrorKnownSubscription({ ...named, ours }, now)
  }
  if (subscription.paymentProvider === 'paypal')
    return endAtPaypal(subscription, { note: endNote({ reason, comment, atOnce }), atOnce }, now)
  await endAtStripe(subscription, { details: cancellationDetails(reason, comment), atOnce })
  const after = await mirrorKnownSubscription(named, now)
  if (atOnce && after.stripe?.latestInvoiceId) await mirrorInvoice(after.stripe.latestInvoiceId, now)
  return after
}
