import type { ApiRequest } from '#core/http/endpoint.ts'
import { mirrorInvoice } from '#core/invoices/mirror-invoice.ts'
import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import type { cancelSubscription as contract } from '#shared/subscriptions/contract.ts'
import { mayCancel, noActiveSubscription } from '#shared/subscriptions/subscription-rules.ts'
import { cancellationDetails } from './cancellation-feedback.ts'
import { changeKey } from './change-key.ts'
import { clearTheWay } from './clear-the-way.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorSubscription } from './mirror-subscription.ts'
import { stripeIdOf } from './stripe-id-of.ts'
import type { StoredSubscription } from './subscriptions.ts'

type Ending = { details: ReturnType<typeof cancellationDetails>; atOnce: boolean }

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
  await endAtStripe(subscription, { details: cancellationDetails(reason, comment), atOnce })
  const after = mirrored(await mirrorSubscription(named, now))
  if (atOnce && after.stripe?.latestInvoiceId) await mirrorInvoice(after.stripe.latestInvoiceId, now)
  return after
}

function mirrored(subscription: StoredSubscription | undefined): StoredSubscription {
  if (!subscription) throw noActiveSubscription()
  return subscription
}

async function endAtStripe(subscription: StoredSubscription, { details, atOnce }: Ending): Promise<void> {
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  if (theirs.ended_at) return
  await clearTheWay(stripe, theirs)
  if (!atOnce) {
    await providerCall(() =>
      stripe.subscriptions.update(
        id,
        { cancel_at_period_end: true, cancellation_details: details },
        { idempotencyKey: changeKey(subscription, 'cancel', details) },
      ),
    )
    return
  }
  await providerCall(() =>
    stripe.subscriptions.cancel(id, { prorate: false, cancellation_details: details }),
  ).catch((error: unknown) => {
    // Somebody else was faster.
    if (stripeCode(error) !== 'resource_missing') throw error
  })
  const invoice = theirs.latest_invoice
  if (invoice && typeof invoice === 'object' && invoice.id && invoice.status === 'open')
    await forgive(invoice.id)
}

/** Whoever leaves owes nothing for a period that was not paid. A payment on its way can no longer be stopped. */
async function forgive(invoiceId: string): Promise<void> {
  const stripe = await stripeClient()
  await providerCall(() =>
    stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `${invoiceId}-void` }),
  ).catch((error: unknown) => {
    if (stripeCode(error) === undefined) throw error
  })
}
