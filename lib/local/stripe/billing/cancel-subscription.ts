import type Stripe from 'stripe'
import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { draftInvoice, subscriptionOf } from './draft-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { addInvoiceItem, pendingItems } from './invoice-items.ts'
import { attemptPayment } from './pay-invoice.ts'
import { creditUnused } from './proration.ts'
import { unscheduleAll } from './renewal-dates.ts'
import { forgetChange, hasEnded } from './subscription-status.ts'
import { voidInvoice } from './void-invoice.ts'

type Ending = {
  reason: Stripe.Subscription.CancellationDetails.Reason
  prorate?: boolean | undefined
  invoiceNow?: boolean | undefined
}

/** Ends a subscription for good; what it owes stays owed, but is no longer collected by itself. */
export function cancelNow(tx: Transaction, subscription: Subscription, ending: Ending): void {
  const neverStarted = subscription.status === 'incomplete'
  subscription.status = neverStarted ? 'incomplete_expired' : 'canceled'
  subscription.canceled_at ??= tx.now
  subscription.ended_at = tx.now
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason: ending.reason,
  }
  unscheduleAll(tx, subscription)
  endSchedule(tx, subscription)
  const waiting = tx.get('invoice', subscription._.changeInvoice)
  if (waiting?.status === 'open') voidInvoice(tx, waiting)
  else if (subscription.pending_update) forgetChange(tx, subscription)
  if (neverStarted) voidFirstInvoice(tx, subscription)
  stopCollecting(tx, subscription)
  if (ending.prorate && !neverStarted)
    for (const item of subscription.items.data) {
      const credit = creditUnused(tx, subscription, item, tx.now)
      if (credit) addInvoiceItem(tx, credit)
    }
  if (ending.invoiceNow) invoiceRest(tx, subscription)
  tx.emit('customer.subscription.deleted', subscription)
}

function voidFirstInvoice(tx: Transaction, subscription: Subscription): void {
  const first = tx.get('invoice', subscription.latest_invoice)
  if (first?.status === 'open') voidInvoice(tx, first)
}

function stopCollecting(tx: Transaction, subscription: Subscription): void {
  const unsettled = tx.find(
    'invoice',
    (invoice) =>
      subscriptionOf(invoice) === subscription.id &&
      (invoice.status === 'open' || invoice.status === 'draft'),
  )
  for (const { id } of unsettled) {
    const invoice = tx.need('invoice', id)
    invoice.auto_advance = false
    invoice.automatically_finalizes_at = null
    invoice.next_payment_attempt = null
    tx.unschedule('finalize_invoice', id)
    tx.unschedule('retry_invoice', id)
    tx.emit('invoice.updated', invoice)
  }
}

function endSchedule(tx: Transaction, subscription: Subscription): void {
  const schedule = tx.get('subscription_schedule', subscription.schedule)
  if (!schedule) return
  schedule.status = 'canceled'
  schedule.canceled_at = tx.now
  schedule.current_phase = null
  subscription.schedule = null
  tx.unschedule('enter_phase', schedule.id)
  tx.emit('subscription_schedule.canceled', schedule)
}

function invoiceRest(tx: Transaction, subscription: Subscription): void {
  const customer = tx.need('customer', subscription.customer)
  const items = pendingItems(tx, customer.id, subscription.id)
  if (items.length === 0) return
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_update',
    items,
    autoAdvance: true,
  })
  subscription.latest_invoice = invoice.id
  tx.emit('invoice.created', invoice)
  finalizeInvoice(tx, invoice)
  if (invoice.status === 'open') attemptPayment(tx, invoice, { offSession: true })
}

export function cancelWhenDue(tx: Transaction, id: string): void {
  const subscription = tx.get('subscription', id)
  if (subscription && !hasEnded(subscription))
    cancelNow(tx, subscription, { reason: 'cancellation_requested' })
}

export function expireIncomplete(tx: Transaction, id: string): void {
  const subscription = tx.get('subscription', id)
  if (subscription?.status !== 'incomplete') return
  subscription.status = 'incomplete_expired'
  subscription.ended_at = tx.now
  unscheduleAll(tx, subscription)
  voidFirstInvoice(tx, subscription)
  tx.emit('customer.subscription.updated', subscription)
}

/** An upgrade that is not paid in time does not happen. */
export function expireUpdate(tx: Transaction, id: string): void {
  const subscription = tx.get('subscription', id)
  if (!subscription?.pending_update) return
  const invoice = tx.get('invoice', subscription._.changeInvoice)
  tx.emit('customer.subscription.pending_update_expired', subscription)
  if (invoice?.status === 'open') voidInvoice(tx, invoice)
  else {
    forgetChange(tx, subscription)
    tx.emit('customer.subscription.updated', subscription)
  }
}
