import type { Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { taxOf } from '../tax/tax-settings.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { applyChange } from './apply-change.ts'
import { createSubscription } from './create-subscription.ts'
import { type DiscountEntry, redeem } from './discounts.ts'
import { draftInvoice } from './draft-invoice.ts'
import { addInvoiceItem, invoiceItem, pendingItems } from './invoice-items.ts'
import type { Period } from './periods.ts'
import { planChange } from './plan-change.ts'
import { creditUnused } from './proration.ts'
import { advance, draftRenewal } from './renew-subscription.ts'
import { periodEndOf } from './renewal-dates.ts'
import type { ItemEntry } from './subscription-items.ts'
import { hasEnded } from './subscription-status.ts'
import { draftChange } from './update-subscription.ts'

export type PreviewEntry = {
  customer?: string | undefined
  subscription?: string | undefined
  discounts?: DiscountEntry[] | null | undefined
  automatic_tax?: { enabled: boolean } | undefined
  invoice_items?:
    | {
        amount: number
        description?: string | undefined
        discountable?: boolean | undefined
        period?: Period | undefined
        tax_code?: string | undefined
      }[]
    | undefined
  details: {
    items?: ItemEntry[] | undefined
    proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined
    proration_date?: number | undefined
    billing_cycle_anchor?: { type: 'now' | 'unchanged' | 'timestamp' } | undefined
    cancel_now?: boolean | undefined
    trial_end?: number | 'now' | undefined
  }
}

/** The invoice that a change, a new subscription or the next renewal would bring; it is not kept. */
export function previewInvoice(tx: Transaction, entry: PreviewEntry): Invoice {
  const ahead = tx.scratch()
  const invoice = entry.subscription
    ? ofSubscription(ahead, entry.subscription, entry)
    : entry.invoice_items && !entry.details.items
      ? ofItems(ahead, entry.invoice_items, entry)
      : ofNewSubscription(ahead, entry)
  const id = invoice.id.replace('in_', 'upcoming_in_')
  return { ...invoice, id, lines: { ...invoice.lines, url: `/v1/invoices/${id}/lines` } }
}

/** An invoice that bills no subscription. */
function ofItems(
  tx: Transaction,
  items: NonNullable<PreviewEntry['invoice_items']>,
  { customer: id, automatic_tax: tax }: PreviewEntry,
): Invoice {
  if (!id) throw missing('customer')
  const customer = tx.refer('customer', id, 'customer')
  const entries = items.map(({ tax_code: taxCode, description = null, ...item }) =>
    invoiceItem(tx, { ...item, customer: id, description, taxCode }),
  )
  return draftInvoice(tx, { customer, reason: 'manual', items: entries, automaticTax: tax?.enabled })
}

function ofNewSubscription(tx: Transaction, entry: PreviewEntry): Invoice {
  const { customer, discounts, details } = entry
  if (!customer) throw missing('customer')
  if (!details.items) throw missing('subscription_details[items]')
  const subscription = createSubscription(
    tx,
    {
      customer,
      items: details.items,
      discounts,
      automatic_tax: entry.automatic_tax,
      payment_behavior: 'default_incomplete',
      trial_end: details.trial_end,
    },
    true,
  )
  return tx.need('invoice', subscription.latest_invoice ?? '')
}

function ofSubscription(
  tx: Transaction,
  id: string,
  { customer, discounts, details, automatic_tax: tax }: PreviewEntry,
): Invoice {
  const subscription = tx.refer('subscription', id, 'subscription')
  if (customer && subscription.customer !== customer)
    throw invalid(`The subscription ${id} does not belong to the customer ${customer}.`, {
      param: 'subscription',
    })
  if (hasEnded(subscription))
    throw invalid('You cannot preview the upcoming invoice for a canceled subscription.', {
      code: 'invoice_upcoming_none',
    })
  const owner = tx.need('customer', subscription.customer)
  if (tax) subscription.automatic_tax = taxOf(tax.enabled)
  if (discounts !== undefined)
    subscription.discounts = redeem(tx, discounts ?? [], {
      customer: owner,
      subscription: id,
      amount: 0,
      preview: true,
    })
  if (details.cancel_now) return ofCancellation(tx, id, details.proration_behavior)
  const changes =
    details.items !== undefined ||
    details.trial_end !== undefined ||
    details.billing_cycle_anchor?.type === 'now'
  if (changes) {
    const behavior = details.proration_behavior ?? 'create_prorations'
    const planned = planChange(tx, subscription, {
      items: details.items,
      prorationBehavior: behavior,
      prorationDate: details.proration_date,
      anchorNow: details.billing_cycle_anchor?.type === 'now',
      trialEnd: details.trial_end,
    })
    if (behavior === 'always_invoice' || planned.lines.length > 0)
      return draftChange(tx, subscription, planned)
    for (const item of planned.prorations) addInvoiceItem(tx, item)
    applyChange(tx, subscription, planned.change)
  }
  if (subscription.cancel_at_period_end)
    throw invalid('No upcoming invoices for this subscription: it is set to cancel.', {
      code: 'invoice_upcoming_none',
    })
  tx.pin(periodEndOf(subscription))
  if (subscription.status === 'trialing') subscription.status = 'active'
  advance(subscription, tx.now)
  return { ...draftRenewal(tx, subscription, null), billing_reason: 'upcoming' }
}

function ofCancellation(tx: Transaction, id: string, behavior: string | undefined): Invoice {
  const subscription = tx.need('subscription', id)
  const customer = tx.need('customer', subscription.customer)
  if (behavior !== 'none')
    for (const item of subscription.items.data) {
      const credit = creditUnused(tx, subscription, item, tx.now)
      if (credit) addInvoiceItem(tx, credit)
    }
  return draftInvoice(tx, {
    customer,
    subscription,
    reason: 'upcoming',
    items: pendingItems(tx, customer.id, id),
  })
}
