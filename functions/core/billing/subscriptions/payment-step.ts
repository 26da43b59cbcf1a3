import { totalTaxOf } from '#core/billing/invoices/total-tax.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { StoredSubscription } from './subscriptions.ts'

/**
 * Returns what the browser must confirm before a started subscription is paid, or, if a code or credit leaves
 * nothing to pay yet, can be paid later; undefined when nothing is left.
 */
export async function paymentStepOf(subscription: StoredSubscription): Promise<PaymentStep | undefined> {
  const id = subscription.stripe?.subscriptionId
  if (!id || !(subscription.status === 'incomplete' || subscription.status === 'active')) return undefined
  const stripe = await stripeClient()
  const { latest_invoice: invoice, pending_setup_intent: setup } = await providerCall(() =>
    stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
    }),
  )
  if (invoice && typeof invoice === 'object' && invoice.confirmation_secret) {
    const taxCents = totalTaxOf(invoice)
    return {
      kind: 'card',
      intent: 'payment',
      clientSecret: invoice.confirmation_secret.client_secret,
      amountDueCents: invoice.amount_due,
      ...(taxCents > 0 && { taxCents }),
    }
  }
  if (setup && typeof setup === 'object' && setup.client_secret && setup.status !== 'succeeded')
    return { kind: 'card', intent: 'setup', clientSecret: setup.client_secret, amountDueCents: 0 }
  return undefined
}
