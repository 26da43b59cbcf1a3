import type Stripe from 'stripe'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { untaxedInPrice } from '#core/billing/plans/untaxed-in-price.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { isHeld } from './held-invoice.ts'

/**
 * Has the card provider add taxes to a running membership from its next payment on: one from before there were taxes,
 * or one whose taxes it gave up because it did not know where they are due. An invoice that waited for that continues.
 */
export async function taxLiveSubscription(userId: string, key: string, now: string): Promise<void> {
  const { subscription } = await liveSubscriptionOf(userId)
  const id = subscription?.stripe?.subscriptionId
  if (!id || subscription.status === 'incomplete' || subscription.status === 'cancelled') return
  const stripe = await stripeClient()
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }))
  if (!theirs.automatic_tax.enabled) await addTaxes(stripe, theirs, key)
  const { latest_invoice: invoice } = theirs
  if (invoice && typeof invoice === 'object' && invoice.id && isHeld(invoice)) {
    const held = invoice.id
    await providerCall(() =>
      stripe.invoices.finalizeInvoice(held, { auto_advance: true }, { idempotencyKey: `${key}-finalize` }),
    )
    await mirrorInvoice(held, now)
  }
  await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
}

async function addTaxes(stripe: Stripe, theirs: Stripe.Subscription, key: string): Promise<void> {
  for (const { price } of theirs.items.data) await untaxedInPrice(stripe, price.id)
  const automatic_tax = { enabled: true }
  await providerCall(() =>
    stripe.subscriptions.update(theirs.id, { automatic_tax }, { idempotencyKey: `${key}-tax` }),
  )
  const schedule = idOf(theirs.schedule)
  // The taxes of a schedule count from its next phase on.
  if (schedule)
    await providerCall(() =>
      stripe.subscriptionSchedules.update(
        schedule,
        { default_settings: { automatic_tax } },
        { idempotencyKey: `${key}-tax-later` },
      ),
    )
}
