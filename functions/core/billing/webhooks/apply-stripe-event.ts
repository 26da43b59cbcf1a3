import type Stripe from 'stripe'
import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { namedIn } from '#core/billing/one-time-payments/intent-metadata.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { settleInvoice } from '#core/billing/subscriptions/manual/settle-invoice.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { completeResumption } from '#core/billing/subscriptions/stripe/complete-resumption.ts'
import { log } from '#core/platform/log/log.ts'

/**
 * Looks again at what an event is about. It uses only the names of things in the event and asks the provider for their
 * present state, so old and repeated events do no harm.
 */
export async function applyStripeEvent(event: Stripe.Event, now: string): Promise<void> {
  const object = event.data.object as { object?: string }
  // A draft that no one looks at would never be paid.
  if (event.type === 'invoice.finalization_failed')
    log.error('stripe.invoice_not_final', { eventId: event.id })
  switch (object.object) {
    case 'subscription':
      return applySubscription(object as Stripe.Subscription, now)
    case 'invoice':
      return applyInvoice((object as Stripe.Invoice).id, now, object as Stripe.Invoice)
    case 'invoice_payment':
      return applyInvoice(idOf((object as Stripe.InvoicePayment).invoice), now)
    case 'payment_intent':
      return applyIntent(object as Stripe.PaymentIntent, now)
    case 'charge':
    case 'refund':
    case 'dispute':
      return applyPayment(
        idOf((object as Stripe.Charge | Stripe.Refund | Stripe.Dispute).payment_intent),
        now,
      )
    case 'setup_intent':
    case 'payment_method':
      return applyCustomer(customerOf(event), now)
    case 'customer':
      return applyCustomer((object as Stripe.Customer).id, now)
  }
}

async function applySubscription({ id, metadata }: Stripe.Subscription, now: string): Promise<void> {
  const { user_id: userId, subscription_id: subscriptionId } = metadata
  if (metadata.resume_until) await completeResumption(await stripeClient(), id)
  if (!userId || !subscriptionId) return
  const after = await mirrorSubscription({ userId, subscriptionId, providerId: id }, now)
  // The debt of an ended subscription can no longer be paid.
  if (after?.status === 'cancelled' && after.stripe?.latestInvoiceId)
    await mirrorInvoice(after.stripe.latestInvoiceId, now)
}

async function applyInvoice(id: string | undefined, now: string, named?: Stripe.Invoice): Promise<void> {
  // A forecast has no id.
  if (id) await settleInvoice(id, now, named)
}

/** Intents of invoices add nothing to the events of the invoice. */
async function applyIntent(intent: Stripe.PaymentIntent, now: string): Promise<void> {
  if (namedIn(intent)) await mirrorPayment(intent.id, now)
}

async function applyPayment(intentId: string | undefined, now: string): Promise<void> {
  if (!intentId) return
  const stripe = await stripeClient()
  const { data } = await providerCall(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } }),
  )
  if (data.length === 0) await mirrorPayment(intentId, now)
  for (const { invoice } of data) await applyInvoice(idOf(invoice as string), now)
}

/** When a card is removed, only its earlier state names its customer. */
function customerOf({ data }: Stripe.Event): string | undefined {
  const { customer } = data.object as Stripe.PaymentMethod | Stripe.SetupIntent
  return idOf(customer) ?? idOf((data.previous_attributes as { customer?: string } | undefined)?.customer)
}

async function applyCustomer(id: string | undefined, now: string): Promise<void> {
  if (!id) return
  const stripe = await stripeClient()
  const customer = await providerCall(() => stripe.customers.retrieve(id)).catch((error: unknown) => {
    if (stripeCode(error) === 'resource_missing') return { deleted: true as const }
    throw error
  })
  const userId = customer.deleted ? undefined : customer.metadata.user_id
  if (!userId) return
  await mirrorPaymentMethods(userId, now)
  await mirrorCustomer(userId, now)
}
