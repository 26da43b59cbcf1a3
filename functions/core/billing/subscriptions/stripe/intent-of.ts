import type Stripe from 'stripe'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'

/** The payment of an invoice that was fetched with its `payments`; none where nothing is due. */
export async function intentOf(
  stripe: Stripe,
  { payments }: Stripe.Invoice,
): Promise<Stripe.PaymentIntent | undefined> {
  const id = idOf(payments?.data[0]?.payment.payment_intent)
  return id ? providerCall(() => stripe.paymentIntents.retrieve(id)) : undefined
}
