import type Stripe from 'stripe'
import { mirrorCustomer } from '#core/billing/billing/mirror-customer.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { settleAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { mirrorPayment } from '#core/billing/one-time-payments/mirror-payment.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { completeResumption } from '#core/billing/subscriptions/stripe/complete-resumption.ts'
import { log } from '#core/platform/log/log.ts'
import { type Subject, subjectOf } from './subject-of.ts'

/**
 * Looks again at what an event is about. It uses only the names of things in the event and asks the provider for their
 * present state, so old and repeated events do no harm. Returns the member whom it concerned.
 */
export async function applyStripeEvent(event: Stripe.Event, now: string): Promise<string | undefined> {
  // A draft that no one looks at would never be paid.
  if (event.type === 'invoice.finalization_failed')
    log.error('stripe.invoice_not_final', { eventId: event.id })
  const { subscription, invoice, paidIntentId, onceIntentId, customerId } = subjectOf(event)
  let concerned = subscription && (await applySubscription(subscription, now))
  const paid = paidIntentId ? await invoicesPaidBy(paidIntentId) : []
  for (const { id, told } of invoice ? [invoice] : paid) {
    const settled = await settleAnyInvoice(id, now, told)
    concerned ??= settled?.userId
  }
  const intentId = onceIntentId ?? (paid.length === 0 ? paidIntentId : undefined)
  const mirrored = intentId ? await mirrorPayment(intentId, now) : undefined
  concerned ??= mirrored?.payment?.userId
  const userId = customerId && (await memberOf(customerId))
  if (userId) {
    await mirrorPaymentMethods(userId, now)
    await mirrorCustomer(userId, now)
  }
  return concerned ?? (userId || undefined)
}

async function applySubscription(
  { id, metadata }: NonNullable<Subject['subscription']>,
  now: string,
): Promise<string | undefined> {
  const { user_id: userId, subscription_id: subscriptionId } = metadata
  if (metadata.resume_until) await completeResumption(await stripeClient(), id)
  if (!userId || !subscriptionId) return undefined
  const after = await mirrorSubscription({ userId, subscriptionId, providerId: id }, now)
  // The debt of an ended subscription can no longer be paid.
  if (after?.status === 'cancelled' && after.stripe?.latestInvoiceId)
    await mirrorInvoice(after.stripe.latestInvoiceId, now)
  return after?.userId
}

/** None where the payment is made once. */
async function invoicesPaidBy(intentId: string): Promise<NonNullable<Subject['invoice']>[]> {
  const stripe = await stripeClient()
  const { data } = await providerCall(() =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intentId } }),
  )
  return data.flatMap(({ invoice }) => {
    const id = idOf(invoice)
    return id ? [{ id }] : []
  })
}

/** The member who is a customer of the provider; undefined for one who is gone, or someone else’s. */
async function memberOf(customerId: string): Promise<string | undefined> {
  const stripe = await stripeClient()
  const customer = await providerCall(() => stripe.customers.retrieve(customerId)).catch((error: unknown) => {
    if (stripeCode(error) === 'resource_missing') return { deleted: true as const }
    throw error
  })
  return customer.deleted ? undefined : customer.metadata.user_id
}
