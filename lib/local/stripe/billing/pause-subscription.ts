import type { InvoiceItem, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid } from '../wire/stripe-error.ts'
import { rememberBilled } from './apply-change.ts'
import { discountsInForce } from './discounts.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { addInvoiceItem, pendingItems } from './invoice-items.ts'
import { periodLine } from './invoice-lines.ts'
import { markPaused } from './mark-paused.ts'
import { attemptPayment } from './pay-invoice.ts'
import { periodAt } from './periods.ts'
import { chargeRemaining, creditUnused } from './proration.ts'
import { wake } from './wake-subscription.ts'

export type PauseEntry = {
  unusedTimeFrom: 'now' | 'none' | 'item_current_period_start'
  invoice: boolean
}

/** Stops the billing of a subscription until it is resumed. */
export function pauseSubscription(tx: Transaction, subscription: Subscription, entry: PauseEntry): void {
  refusePause(subscription)
  const credits: InvoiceItem[] = []
  if (entry.unusedTimeFrom !== 'none' && subscription.status === 'active')
    for (const item of subscription.items.data) {
      const from = entry.unusedTimeFrom === 'now' ? tx.now : item.current_period_start
      const credit = creditUnused(tx, subscription, item, from)
      if (credit) credits.push(addInvoiceItem(tx, credit))
    }
  markPaused(tx, subscription, 'pause_requested')
  if (!entry.invoice || credits.length === 0) return
  const customer = tx.need('customer', subscription.customer)
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_update',
    items: pendingItems(tx, customer.id, subscription.id),
    autoAdvance: true,
  })
  subscription.latest_invoice = invoice.id
  tx.emit('invoice.created', invoice)
  finalizeInvoice(tx, invoice)
}

function refusePause(subscription: Subscription): void {
  if (subscription.billing_mode.type !== 'flexible')
    throw invalid('Only subscriptions with `billing_mode` `flexible` can be paused.')
  if (subscription.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\` and cannot be paused. Release the schedule first.`,
    )
  if (subscription.status !== 'active' && subscription.status !== 'trialing')
    throw invalid(`A subscription with status \`${subscription.status}\` cannot be paused.`)
  if (subscription.pending_update) throw invalid('A subscription with a pending update cannot be paused.')
}

export type ResumeEntry = {
  anchor: 'now' | 'unchanged'
  onlyWhenPaid: boolean
  prorationBehavior: 'always_invoice' | 'create_prorations' | 'none'
  prorationDate?: number | undefined
}

/** Begins the billing again: with a new cycle that is paid now, or in the middle of the old one. */
export function resumeSubscription(tx: Transaction, subscription: Subscription, entry: ResumeEntry): void {
  if (subscription.status !== 'paused')
    throw invalid(`Only paused subscriptions can be resumed; this one has status \`${subscription.status}\`.`)
  const unpaid = tx.get('invoice', subscription._.resumeInvoice)
  if (unpaid?.status === 'open')
    throw invalid('The invoice of an earlier resumption is still open. Pay or void it first.')
  if (entry.anchor === 'unchanged') resumeCycle(tx, subscription, entry)
  else startCycle(tx, subscription, entry.onlyWhenPaid)
  tx.emit('customer.subscription.updated', subscription)
}

function resumeCycle(tx: Transaction, subscription: Subscription, entry: ResumeEntry): void {
  wake(tx, subscription)
  if (entry.prorationBehavior === 'none') return
  const items = subscription.items.data.map((item) => {
    const debit = chargeRemaining(tx, subscription, item, entry.prorationDate ?? tx.now)
    item._billed = { net: debit.amount, ...debit.period }
    return addInvoiceItem(tx, debit)
  })
  if (entry.prorationBehavior !== 'always_invoice' || items.length === 0) return
  const customer = tx.need('customer', subscription.customer)
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_update',
    items: pendingItems(tx, customer.id, subscription.id),
    discounts: discountsInForce(tx, subscription.discounts as string[]),
    autoAdvance: true,
  })
  subscription.latest_invoice = invoice.id
  tx.emit('invoice.created', invoice)
  finalizeInvoice(tx, invoice)
  if (invoice.status === 'open') attemptPayment(tx, invoice, { offSession: true })
}

function startCycle(tx: Transaction, subscription: Subscription, onlyWhenPaid: boolean): void {
  const customer = tx.need('customer', subscription.customer)
  subscription._.resumeAnchor = tx.now
  const lines = subscription.items.data.map((item) =>
    periodLine(
      tx,
      { ...subscription, status: 'active' },
      item,
      periodAt(tx.now, item.price.recurring ?? { interval: 'month', interval_count: 1 }, tx.now),
    ),
  )
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_update',
    lines,
    items: pendingItems(tx, customer.id, subscription.id),
    discounts: discountsInForce(tx, subscription.discounts as string[]),
    autoAdvance: true,
  })
  rememberBilled(subscription.items.data, invoice.lines.data)
  subscription.latest_invoice = invoice.id
  tx.emit('invoice.created', invoice)
  if (onlyWhenPaid) subscription._.resumeInvoice = invoice.id
  else wake(tx, subscription)
  finalizeInvoice(tx, invoice)
  if (invoice.status === 'open') attemptPayment(tx, invoice, { offSession: true })
}
