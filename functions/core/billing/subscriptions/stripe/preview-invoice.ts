import type Stripe from 'stripe'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { stripeIdOf } from './stripe-id-of.ts'

type Change = {
  customer: string
  subscription: StoredSubscription
  priceId: string
  prorationDate: number
}

/** The invoice that the provider would write for a change that takes effect now. */
export async function previewInvoice(change: Change): Promise<Stripe.Invoice> {
  const { customer, subscription, priceId, prorationDate } = change
  const stripe = await stripeClient()
  return providerCall(() =>
    stripe.invoices.createPreview({
      customer,
      subscription: stripeIdOf(subscription),
      subscription_details: {
        items: [{ id: subscription.stripe?.itemId ?? '', price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: prorationDate,
      },
    }),
  )
}
