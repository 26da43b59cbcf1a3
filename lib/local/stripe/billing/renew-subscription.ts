import type { Invoice, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { rememberBilled } from './apply-change.ts'
import { cancelNow } from './cancel-subscription.ts'
import { discountsInForce, spendOnce } from './discounts.ts'
import { draftInvoice, subscriptionOf } from './draft-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { pendingItems } from './invoice-items.ts'
import { periodLine } from './invoice-lines.ts'
import { markPaused } from './mark-paused.ts'
import { attemptPayment } from './pay-invoice.ts'
import { periodAt } from './periods.ts'
import { periodEndOf, scheduleRenewal } from './renewal-dates.ts'
import { hasEnded } from './subscription-status.ts'
import { voidInvoice } from './void-invoice.ts'

const hourSeconds = 3600

/** A period ends: the subscription ends with it, or the next one begins and is billed an hour later. */
export function renewSubscription(tx: Transaction, id: string): void {
  const subscription = tx.get('subscription', id)
  if (!subscription || hasEnded(subscription)) return
  if (subscription.status === 'paused' || subscription.status === 'incomplete') return
  const cancelAt = subscription.cancel_at
  if (subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= tx.now)) {
    cancelNow(tx, subscription, { reason: 'cancellation_requested' })
    return
  }
  if (subscription.status === 'trialing' && (subscription.trial_end ?? 0) <= tx.now) {
    if (endsWithoutCard(tx, subscription)) return
    subscription.status = 'active'
  }
  advance(subscription, tx.now)
  const invoice = billPeriod(tx, subscription)
  subscription.latest_invoice = invoice.id
  scheduleRenewal(tx, subscription)
  tx.emit('customer.subscription.updated', subscription)
  tx.emit('invoice.created', invoice)
}

/** A trial that ends without a card ends or pauses the subscription, if that was asked for. */
function endsWithoutCard(tx: Transaction, subscription: Subscription): boolean {
  const customer = tx.get('customer', subscription.customer)
  if (subscription.default_payment_method || customer?.invoice_settings.default_payment_method) return false
  const wish = subscription.trial_settings?.end_behavior.missing_payment_method
  if (wish === 'cancel') cancelNow(tx, subscription, { reason: 'cancellation_requested' })
  else if (wish === 'pause') markPaused(tx, subscription, 'trial_end_without_payment_method')
  return wish === 'cancel' || wish === 'pause'
}

export function advance(subscription: Subscription, at: number): void {
  for (const item of subscription.items.data) {
    if (item.current_period_end > at || !item.price.recurring) continue
    const period = periodAt(subscription.billing_cycle_anchor, item.price.recurring, at)
    item.current_period_start = period.start
    item.current_period_end = period.end
  }
}

function billPeriod(tx: Transaction, subscription: Subscription): Invoice {
  const unpaid = subscription.status === 'unpaid'
  const finalizesAt = unpaid ? null : tx.now + hourSeconds
  const invoice = draftRenewal(tx, subscription, finalizesAt)
  if (finalizesAt !== null) tx.schedule('finalize_invoice', invoice.id, finalizesAt)
  return invoice
}

/** The invoice of the period that the items are in, with everything that waited for it. */
export function draftRenewal(
  tx: Transaction,
  subscription: Subscription,
  finalizesAt: number | null,
): Invoice {
  const customer = tx.need('customer', subscription.customer)
  const discounts = discountsInForce(tx, subscription.discounts)
  const { current_period_start: start = tx.now, current_period_end: end = tx.now } =
    subscription.items.data[0] ?? {}
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    lines: subscription.items.data.map((item) =>
      periodLine(tx, subscription, item, { start: item.current_period_start, end: item.current_period_end }),
    ),
    items: pendingItems(tx, customer.id, subscription.id),
    period: { start, end },
    discounts,
    finalizesAt,
    defaultMethod: null,
  })
  rememberBilled(subscription.items.data, invoice.lines.data)
  subscription.discounts = spendOnce(tx, discounts)
  return invoice
}

/** The hour in which an invoice could be changed is over. */
export function finalizeWhenDue(tx: Transaction, id: string): void {
  const invoice = tx.get('invoice', id)
  if (invoice?.status !== 'draft' || !invoice.auto_advance) return
  const pause = tx.get('subscription', subscriptionOf(invoice))?.pause_collection
  if (pause?.behavior === 'keep_as_draft') {
    invoice.auto_advance = false
    tx.emit('invoice.updated', invoice)
    return
  }
  finalizeInvoice(tx, invoice)
  if (invoice.status !== 'open') return
  if (pause?.behavior === 'void') voidInvoice(tx, invoice)
  else if (pause) {
    invoice.status = 'uncollectible'
    invoice.status_transitions.marked_uncollectible_at = tx.now
    tx.emit('invoice.marked_uncollectible', invoice)
  } else attemptPayment(tx, invoice, { offSession: true, scheduled: true })
}

/** Previews the invoice of the next renewal without changing anything. */
function upcomingInvoice(tx: Transaction, id: string): Invoice | undefined {
  const ahead = tx.scratch()
  const subscription = ahead.get('subscription', id)
  if (!subscription || hasEnded(subscription) || subscription.cancel_at_period_end) return undefined
  ahead.pin(periodEndOf(subscription))
  if (subscription.status === 'trialing') subscription.status = 'active'
  advance(subscription, ahead.now)
  const invoice = draftRenewal(ahead, subscription, null)
  return { ...invoice, id: `upcoming_${invoice.id}`, next_payment_attempt: ahead.now + hourSeconds }
}

export function announceRenewal(tx: Transaction, id: string): void {
  const invoice = upcomingInvoice(tx, id)
  if (invoice) tx.emit('invoice.upcoming', invoice)
}

export function announceTrialEnd(tx: Transaction, id: string): void {
  const subscription = tx.get('subscription', id)
  if (subscription?.status === 'trialing') tx.emit('customer.subscription.trial_will_end', subscription)
}
