import type Stripe from 'stripe'
import type { Invoice, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { applyChange } from './apply-change.ts'
import { subscriptionOf } from './draft-invoice.ts'
import { scheduleRenewal } from './renewal-dates.ts'
import { wake } from './wake-subscription.ts'

export const hasEnded = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

export function setStatus(
  tx: Transaction,
  subscription: Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return
  subscription.status = status
  tx.emit('customer.subscription.updated', subscription)
}

/** Applies a paid invoice to its subscription; one that has ended stays ended. */
export function whenPaid(tx: Transaction, invoice: Invoice): void {
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  if (!subscription || hasEnded(subscription)) return
  keepCard(tx, invoice, subscription)
  if (subscription._.changeInvoice === invoice.id) applyPendingChange(tx, subscription)
  else if (subscription._.resumeInvoice === invoice.id) wake(tx, subscription)
  else if (subscription.status === 'incomplete' && subscription.latest_invoice === invoice.id) {
    tx.unschedule('expire_incomplete', subscription.id)
    subscription.status =
      subscription.trial_end !== null && subscription.trial_end > tx.now ? 'trialing' : 'active'
    scheduleRenewal(tx, subscription)
  } else if (owes(subscription) && subscription.latest_invoice === invoice.id) subscription.status = 'active'
  tx.emit('customer.subscription.updated', subscription)
}

const owes = ({ status }: Subscription) => status === 'past_due' || status === 'unpaid'

function keepCard(tx: Transaction, invoice: Invoice, subscription: Subscription): void {
  const intent = tx.get('payment_intent', invoice._.paymentIntent)
  if (intent?.status !== 'succeeded') return
  if (subscription.payment_settings?.save_default_payment_method !== 'on_subscription') return
  subscription.default_payment_method = intent.payment_method
}

function applyPendingChange(tx: Transaction, subscription: Subscription): void {
  const waited = subscription.pending_update !== null
  applyChange(tx, subscription, subscription._.change)
  forgetChange(tx, subscription)
  if (waited) tx.emit('customer.subscription.pending_update_applied', subscription)
}

export function forgetChange(tx: Transaction, subscription: Subscription): void {
  subscription._.change = null
  subscription._.changeInvoice = null
  subscription.pending_update = null
  tx.unschedule('expire_update', subscription.id)
}

/** A renewal that could not be paid leaves the subscription owing; other invoices change nothing by failing. */
export function whenUnpaid(tx: Transaction, invoice: Invoice): void {
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  if (!subscription || subscription._.changeInvoice === invoice.id) return
  const customer = tx.get('customer', invoice.customer)
  if (customer) customer.delinquent = true
  if (subscription.status === 'active' || subscription.status === 'trialing')
    setStatus(tx, subscription, 'past_due')
}
