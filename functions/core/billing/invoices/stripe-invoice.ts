import type Stripe from 'stripe'
import { namedIn } from '#core/billing/one-time-payments/intent-metadata.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'

/** An invoice of the card provider with the tries to pay it and what of it was given back. */
export type StripeInvoice = {
  invoice: Stripe.Invoice
  /** The payment that was tried last. */
  intent?: Stripe.PaymentIntent
  refunds: Stripe.Refund[]
  /** The latest complaint about it. */
  dispute?: Stripe.Dispute
}

/** Reads only the parts of it that never change: its owner and when it was made. */
export async function nameStripeInvoice(id: string): Promise<Stripe.Invoice> {
  const stripe = await stripeClient()
  return providerCall(() => stripe.invoices.retrieve(id))
}

export async function fetchStripeInvoice(id: string): Promise<StripeInvoice> {
  const stripe = await stripeClient()
  return providerCall(async () => {
    const invoice = await stripe.invoices.retrieve(id, {
      expand: ['payments', 'parent.subscription_details.subscription'],
    })
    const tries = invoice.payments?.data ?? []
    const chosen = tries.find(({ status }) => status === 'paid') ?? tries[0]
    const intentId = chosen?.payment.payment_intent
    if (!intentId) return { invoice, refunds: [] }
    const payment_intent = typeof intentId === 'string' ? intentId : intentId.id
    const [intent, refunds] = await Promise.all([
      stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] }),
      invoice.status === 'paid' ? stripe.refunds.list({ payment_intent, limit: 100 }) : undefined,
    ])
    const charge = intent.latest_charge
    const disputed = charge !== null && typeof charge === 'object' && charge.disputed
    const { data: [dispute] = [] } = disputed ? await stripe.disputes.list({ payment_intent, limit: 1 }) : {}
    return { invoice, intent, refunds: refunds?.data ?? [], ...(dispute && { dispute }) }
  })
}

export type SubscriptionOwner = {
  kind: 'subscription'
  userId: string
  subscriptionId: string
  /** On an invoice for an upgrade that no provider bills: which upgrade, and the plan that it brings. */
  upgradeId?: string | undefined
  planName?: string | undefined
}

/** Of an invoice for something that is paid for once. */
export type OrderOwner = { kind: 'order'; userId: string; purpose: Purpose; description: string }

export type InvoiceOwner = SubscriptionOwner | OrderOwner

/** The owner of the invoice, by what we wrote on the subscription that it bills, or on the invoice if it bills none. */
export function ownerOf({ parent, metadata }: Stripe.Invoice): InvoiceOwner | undefined {
  const order = parent?.subscription_details ? undefined : namedIn({ metadata })
  if (order) return { kind: 'order', ...order }
  const written = parent?.subscription_details?.metadata ?? metadata ?? {}
  const {
    user_id: userId,
    subscription_id: subscriptionId,
    upgrade_id: upgradeId,
    plan_name: planName,
  } = written
  if (!userId || !subscriptionId) return undefined
  return { kind: 'subscription', userId, subscriptionId, ...(upgradeId && { upgradeId, planName }) }
}
