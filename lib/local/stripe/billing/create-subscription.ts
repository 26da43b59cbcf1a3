import { newSetupIntent } from '../payments/new-setup-intent.ts'
import type { Customer, Invoice, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { requireTaxable } from '../tax/tax-settings.ts'
import { invalid } from '../wire/stripe-error.ts'
import { rememberBilled } from './apply-change.ts'
import { redeem, spendOnce } from './discounts.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { pendingItems } from './invoice-items.ts'
import { periodLine, priceOf } from './invoice-lines.ts'
import { newSubscription, type SubscriptionEntry } from './new-subscription.ts'
import { attemptPayment, methodFor } from './pay-invoice.ts'
import { refusePayment } from './payment-refusal.ts'
import { periodAt, prorate } from './periods.ts'

const expiresAfterSeconds = 23 * 3600

export function createSubscription(tx: Transaction, given: SubscriptionEntry, preview = false): Subscription {
  const customer = tx.refer('customer', given.customer, 'customer')
  const behavior = given.payment_behavior ?? 'allow_incomplete'
  if (behavior === 'pending_if_incomplete')
    throw invalid('`payment_behavior` of `pending_if_incomplete` is only for updates of a subscription.', {
      param: 'payment_behavior',
    })
  const subscription = newSubscription(tx, customer, given)
  const amount = subscription.items.data.reduce((sum, item) => sum + priceOf(item), 0)
  subscription.discounts = redeem(tx, given.discounts ?? [], {
    customer,
    subscription: subscription.id,
    amount,
    preview,
  })
  if (subscription.automatic_tax.enabled && !preview) requireTaxable(tx, subscription)
  tx.add('subscription', subscription)
  const invoice = firstInvoice(tx, customer, subscription, given)
  if (preview) return subscription
  tx.emit('customer.subscription.created', subscription)
  tx.emit('invoice.created', invoice)
  start(tx, subscription, invoice, behavior)
  return subscription
}

/** Collects the first invoice in the way that was asked for; until it is paid the subscription is incomplete. */
function start(tx: Transaction, subscription: Subscription, invoice: Invoice, behavior: string): void {
  const later = invoice.amount_due > 0 && behavior === 'default_incomplete'
  if (invoice.amount_due > 0 && !later && !methodFor(tx, invoice))
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  finalizeInvoice(tx, invoice)
  if (invoice.status === 'paid') {
    askForCard(tx, subscription)
    return
  }
  tx.schedule('expire_incomplete', subscription.id, tx.now + expiresAfterSeconds)
  if (later) return
  const outcome = attemptPayment(tx, invoice, { offSession: false })
  if (outcome.result !== 'succeeded' && behavior === 'error_if_incomplete') refusePayment(outcome)
}

/** Nothing is due yet and there is no card for later: Stripe.js can ask for one. */
function askForCard(tx: Transaction, subscription: Subscription): void {
  const customer = tx.need('customer', subscription.customer)
  if (subscription.default_payment_method || customer.invoice_settings.default_payment_method) return
  subscription.pending_setup_intent = newSetupIntent(tx, { customer: customer.id, usage: 'off_session' }).id
}

function firstInvoice(
  tx: Transaction,
  customer: Customer,
  subscription: Subscription,
  given: SubscriptionEntry,
): Invoice {
  const trial = subscription.trial_end !== null && subscription.trial_end > tx.now
  const items = subscription.items.data
  const lines = items.map((item) => {
    const period = { start: item.current_period_start, end: item.current_period_end }
    if (trial) return periodLine(tx, { ...subscription, status: 'trialing' }, item, period, 0)
    const whole = item.price.recurring
      ? periodAt(subscription.billing_cycle_anchor, item.price.recurring, tx.now)
      : period
    const partly = given.billing_cycle_anchor !== undefined
    const charged = !partly
      ? priceOf(item)
      : given.proration_behavior === 'none'
        ? 0
        : prorate(priceOf(item), whole, tx.now)
    return periodLine(tx, subscription, item, period, charged)
  })
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_create',
    lines,
    items: pendingItems(tx, customer.id, null),
    discounts: subscription.discounts as string[],
    autoAdvance: true,
  })
  rememberBilled(items, invoice.lines.data)
  if (!trial) subscription.discounts = spendOnce(tx, subscription.discounts as string[])
  subscription.latest_invoice = invoice.id
  return invoice
}
