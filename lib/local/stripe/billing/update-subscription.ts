import type Stripe from 'stripe'
import type { Invoice, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invalid } from '../wire/stripe-error.ts'
import { applyChange, rememberBilled } from './apply-change.ts'
import { type DiscountEntry, redeem } from './discounts.ts'
import { draftInvoice } from './draft-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { addInvoiceItem, pendingItems } from './invoice-items.ts'
import { priceOf } from './invoice-lines.ts'
import { attemptPayment, methodFor } from './pay-invoice.ts'
import { refusePayment } from './payment-refusal.ts'
import { type ChangeEntry, type PlannedChange, planChange } from './plan-change.ts'

export type PaymentBehavior =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete'

export type ItemsUpdate = ChangeEntry & {
  discounts?: DiscountEntry[] | null | undefined
  paymentBehavior: PaymentBehavior
  offSession?: boolean | undefined
  /** The new items begin with the next period, whose invoice is written right after. */
  atPeriodEnd?: boolean
}

const expiresAfterSeconds = 23 * 3600

/** Changes what is billed: now, with the next invoice, or only once the difference is paid. */
export function updateItems(tx: Transaction, subscription: Subscription, update: ItemsUpdate): void {
  if (subscription.status === 'incomplete' && update.items)
    throw invalid('You cannot update the items of a subscription whose first invoice is not paid.', {
      param: 'items',
    })
  const waiting = tx.get('invoice', subscription._.changeInvoice)
  if (waiting?.status === 'open')
    throw invalid(
      'This subscription has a pending update. Pay or void its invoice, or wait until it expires, before changing it again.',
    )
  const planned = planChange(
    tx,
    subscription,
    update.atPeriodEnd ? { ...update, prorationBehavior: 'none' } : update,
  )
  if (update.atPeriodEnd) leaveToRenewal(subscription, planned)
  if (update.discounts !== undefined)
    planned.change.discounts = newDiscounts(tx, subscription, planned, update.discounts)
  const now =
    !update.atPeriodEnd && (update.prorationBehavior === 'always_invoice' || planned.lines.length > 0)
  if (!now) {
    for (const item of planned.prorations) addInvoiceItem(tx, item)
    applyChange(tx, subscription, planned.change)
    return
  }
  const invoice = draftChange(tx, subscription, planned)
  tx.emit('invoice.created', invoice)
  collect(tx, subscription, invoice, planned, update)
}

/** The period that begins is not entered yet: the renewal that is due now enters it and bills it. */
function leaveToRenewal(subscription: Subscription, planned: PlannedChange): void {
  const { current_period_start, current_period_end } = subscription.items.data[0] ?? {}
  planned.lines.length = 0
  for (const item of planned.change.items) Object.assign(item, { current_period_start, current_period_end })
}

function newDiscounts(
  tx: Transaction,
  subscription: Subscription,
  planned: PlannedChange,
  discounts: DiscountEntry[] | null,
) {
  const amount = planned.change.items.reduce((sum, item) => sum + priceOf(item), 0)
  const customer = tx.need('customer', subscription.customer)
  return redeem(tx, discounts ?? [], { customer, subscription: subscription.id, amount })
}

/** The invoice of a change: the refund, the charge for the rest, and the periods that begin. */
export function draftChange(tx: Transaction, subscription: Subscription, planned: PlannedChange): Invoice {
  const customer = tx.need('customer', subscription.customer)
  const first = planned.change.items[0]
  const waiting = pendingItems(tx, customer.id, subscription.id)
  for (const item of planned.prorations) addInvoiceItem(tx, item)
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'subscription_update',
    lines: planned.lines,
    items: [...waiting, ...planned.prorations],
    period: { start: first?.current_period_start ?? tx.now, end: first?.current_period_end ?? tx.now },
    discounts: (planned.change.discounts ?? subscription.discounts) as string[],
    prorationDate: planned.from,
    autoAdvance: true,
  })
  rememberBilled(planned.change.items, invoice.lines.data)
  return invoice
}

function collect(
  tx: Transaction,
  subscription: Subscription,
  invoice: Invoice,
  planned: PlannedChange,
  update: ItemsUpdate,
): void {
  const { paymentBehavior: behavior, offSession = false } = update
  const waits = behavior === 'pending_if_incomplete'
  if (invoice.amount_due > 0 && behavior !== 'default_incomplete' && !methodFor(tx, invoice))
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    )
  subscription.latest_invoice = invoice.id
  if (waits) {
    subscription._.change = planned.change
    subscription._.changeInvoice = invoice.id
  } else applyChange(tx, subscription, planned.change)
  finalizeInvoice(tx, invoice)
  if (invoice.status === 'paid' || behavior === 'default_incomplete') return
  const outcome = attemptPayment(tx, invoice, { offSession })
  if (outcome.result === 'succeeded') return
  if (behavior === 'error_if_incomplete') refusePayment(outcome)
  if (waits) awaitPayment(tx, subscription, planned)
}

function awaitPayment(tx: Transaction, subscription: Subscription, { change }: PlannedChange): void {
  const expires = tx.now + expiresAfterSeconds
  subscription.pending_update = {
    billing_cycle_anchor: change.anchor === subscription.billing_cycle_anchor ? null : change.anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: expires,
    metadata: null,
    subscription_items: change.items,
    trial_end: change.trialEnd ?? null,
    trial_from_plan: null,
  } satisfies Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & { subscription_items: unknown }
  tx.schedule('expire_update', subscription.id, expires)
}
