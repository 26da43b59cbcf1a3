import type { ApiRequest } from '#core/http/endpoint.ts'
import { mirrorInvoice } from '#core/invoices/mirror-invoice.ts'
import type { cancelSubscription as contract } from '#shared/subscriptions/contract.ts'
import { mayCancel, noActiveSubscription } from '#shared/subscriptions/subscription-rules.ts'
import { cancellationDetails } from './cancellation-feedback.ts'
import { changeAtPaypal } from './change-at-paypal.ts'
import { endAtStripe } from './end-at-stripe.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { endNote } from './paypal-notes.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** Ends a subscription with its period, or at once. One that rests or owes has no period left to wait for. */
export async function cancelSubscription({
  actor: { userId },
  body: { reason, comment, immediate },
  now,
}: ApiRequest<typeof contract>): Promise<StoredSubscription> {
  const { subscription } = await liveSubscriptionOf(userId)
  const ending = subscription?.cancelAtPeriodEnd === true
  if (!subscription || !(mayCancel(subscription) || ending)) throw noActiveSubscription()
  if (ending && !immediate) return subscription
  const rests = subscription.status === 'paused' || subscription.status === 'unpaid'
  const atOnce = immediate || rests
  const named = { userId, subscriptionId: subscription.id }
  if (subscription.paymentProvider === 'manual') {
    const over = atOnce
      ? { status: 'cancelled' as const, cancelledAt: now, endedAt: now }
      : { cancelAtPeriodEnd: true, cancelledAt: now }
    return mirrored(
      await mirrorSubscription({ ...named, ours: { ...over, cancellationReason: reason } }, now),
    )
  }
  if (subscription.paymentProvider === 'paypal')
    return endAtPaypal(subscription, { reason, comment, atOnce }, now)
  await endAtStripe(subscription, { details: cancellationDetails(reason, comment), atOnce })
  const after = mirrored(await mirrorSubscription(named, now))
  if (atOnce && after.stripe?.latestInvoiceId) await mirrorInvoice(after.stripe.latestInvoiceId, now)
  return after
}

function mirrored(subscription: StoredSubscription | undefined): StoredSubscription {
  if (!subscription) throw noActiveSubscription()
  return subscription
}

/** PayPal ends at once, and only once; until when the membership lasts is ours to say. */
async function endAtPaypal(
  subscription: StoredSubscription,
  ending: Parameters<typeof endNote>[0],
  now: string,
): Promise<StoredSubscription> {
  const change = { verb: 'cancel', from: ['ACTIVE', 'SUSPENDED'], note: endNote(ending) } as const
  const after = await changeAtPaypal(subscription, change, now)
  if (!ending.atOnce || after.status === 'cancelled') return after
  const named = { userId: after.userId, subscriptionId: after.id }
  const over = { status: 'cancelled', cancelAtPeriodEnd: false, endedAt: now } as const
  return mirrored(await mirrorSubscription({ ...named, ours: over }, now))
}
