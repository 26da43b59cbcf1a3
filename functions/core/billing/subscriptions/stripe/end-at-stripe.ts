import type Stripe from 'stripe'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { changeKey } from '#core/billing/subscriptions/change-key.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { clearTheWay } from './clear-the-way.ts'
import { stripeIdOf } from './stripe-id-of.ts'

type Ending = { details: Stripe.SubscriptionUpdateParams.CancellationDetails; atOnce: boolean }

/** Lets the provider end a subscription, with its period or at once; what was ended before stays as it is. */
export async function endAtStripe(
  subscription: StoredSubscription,
  { details, atOnce }: Ending,
): Promise<void> {
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
    // Someone else was faster.
    if (!(error instanceof NoLongerPossible)) throw error
  })
  const invoice = theirs.latest_invoice
  if (invoice && typeof invoice === 'object' && invoice.id && invoice.status === 'open')
    await forgive(invoice.id)
}

/** A member who leaves owes nothing for an unpaid period. A payment on its way can no longer be stopped. */
async function forgive(invoiceId: string): Promise<void> {
  const stripe = await stripeClient()
  await providerCall(() =>
    stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `${invoiceId}-void` }),
  ).catch((error: unknown) => {
    if (!(error instanceof NoLongerPossible)) throw error
  })
}
