import type Stripe from 'stripe'
import type { Customer, Invoice, InvoiceItem, InvoiceLine, Subscription } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { addedTax, taxInvoice } from '../tax/tax-invoice.ts'
import { requireTaxActive } from '../tax/tax-settings.ts'
import { wholeList } from '../wire/list.ts'
import { discountLines } from './discounts.ts'
import { priceOfItem } from './invoice-items.ts'
import { itemLine } from './invoice-lines.ts'
import type { Period } from './periods.ts'

type Draft = {
  customer: Customer
  subscription?: Subscription | undefined
  /** For an invoice without a subscription, which has its own setting. */
  automaticTax?: boolean | undefined
  reason: Stripe.Invoice.BillingReason
  /** Whole periods, beside which the items stand. */
  lines?: InvoiceLine[]
  items?: InvoiceItem[]
  period?: Period
  discounts?: string[]
  prorationDate?: number | undefined
  /** The time it becomes due automatically; null when its creator decides. */
  finalizesAt?: number | null
  autoAdvance?: boolean | undefined
  description?: string | null | undefined
  footer?: string | null | undefined
  defaultMethod?: string | null | undefined
  metadata?: Record<string, string> | null | undefined
}

/** Drafts an invoice, which can change until it is final. */
export function draftInvoice(tx: Transaction, draft: Draft): Invoice {
  const { customer, subscription, items = [], finalizesAt = null } = draft
  const id = newId('in')
  const taxed = subscription?.automatic_tax.enabled ?? draft.automaticTax ?? false
  if (draft.automaticTax) requireTaxActive(tx)
  const lines = [...items.map((item) => itemLine(item, priceOfItem(tx, item))), ...(draft.lines ?? [])]
  for (const item of items) {
    const stored = tx.get('invoiceitem', item.id)
    if (stored) stored.invoice = id
  }
  for (const line of lines) line.invoice = id
  const invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Boxrise',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance ?? finalizesAt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: taxed,
      liability: taxed ? { type: 'self' } : null,
      provider: taxed ? 'stripe' : null,
      status: null,
    },
    automatically_finalizes_at: finalizesAt,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: tx.now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [],
    default_payment_method: draft.defaultMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: draft.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: draft.footer ?? customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: draft.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: subscription.metadata,
            subscription: subscription.id,
            ...(draft.prorationDate !== undefined && { subscription_proration_date: draft.prorationDate }),
          },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period?.end ?? tx.now,
    period_start: draft.period?.start ?? tx.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Omit<Stripe.Invoice, 'lines'>
  const stored = tx.add('invoice', {
    ...invoice,
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    _: { paymentIntent: null, lastDecline: null, lastMethod: null, retries: 0 },
  })
  totalUp(tx, stored, customer, draft.discounts ?? [])
  return stored
}

/** Adds up the lines, subtracts the discounts, adds the taxes, and foresees the used part of the customer's balance. */
export function totalUp(tx: Transaction, invoice: Invoice, customer: Customer, discounts: string[]): void {
  const lines = invoice.lines.data
  for (const line of lines) Object.assign(line, { discount_amounts: [], discounts: [] })
  const off = discountLines(tx, lines, discounts)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const untaxed = subtotal - [...off.values()].reduce((sum, amount) => sum + amount, 0)
  invoice.discounts = discounts
  invoice.total_discount_amounts = [...off].map(([discount, amount]) => ({ amount, discount }))
  invoice.subtotal = subtotal
  invoice.subtotal_excluding_tax = subtotal
  invoice.total_excluding_tax = untaxed
  addTaxes(tx, invoice, customer)
}

/** Adds the taxes of the customer’s current location. */
export function addTaxes(tx: Transaction, invoice: Invoice, customer: Customer): void {
  taxInvoice(tx, invoice, customer)
  invoice.total = (invoice.total_excluding_tax ?? 0) + addedTax(invoice)
  invoice.starting_balance = customer.balance
  invoice.amount_due = dueOf(invoice.total, customer.balance).due
  invoice.amount_remaining = invoice.amount_due
}

/** Cards cannot be charged less than this; so little waits for the next invoice. */
const leastCharge = 50

/** The part of a total that is left to pay, and the part that stays on the customer's balance for later. */
export function dueOf(
  total: number,
  balance: number,
): { due: number; endingBalance: number; tooSmall: boolean } {
  const owed = total + balance
  if (owed <= 0) return { due: 0, endingBalance: owed, tooSmall: false }
  if (owed < leastCharge) return { due: 0, endingBalance: owed, tooSmall: true }
  return { due: owed, endingBalance: 0, tooSmall: false }
}

export const subscriptionOf = (invoice: Invoice): string | null => {
  const of = invoice.parent?.subscription_details?.subscription ?? null
  return typeof of === 'string' || of === null ? of : of.id
}
