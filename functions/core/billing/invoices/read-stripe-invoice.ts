import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { instant } from '#core/billing/stripe/instant.ts'
import { readDispute } from '#core/billing/transactions/read-dispute.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { type Invoice, InvoiceStatus } from '#shared/billing/invoices/invoice.ts'
import { explainDecline } from '#shared/billing/transactions/explain-decline.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import type { TransactionStatus } from '#shared/billing/transactions/transaction.ts'
import { americanDates } from './american-dates.ts'
import type { StripeInvoice } from './stripe-invoice.ts'
import { totalTaxOf } from './total-tax.ts'

type Owner = {
  userId: string
  subscriptionId?: string | undefined
  planName?: string | undefined
  /** Of an order, which bills no membership. */
  purpose?: Purpose | undefined
  description?: string | undefined
}

export const invoiceIdOf = ({ created, id }: Stripe.Invoice) => deriveId('ivc', instant(created), id ?? '')
export const paymentIdOf = ({ created, id }: Stripe.Invoice) => deriveId('txn', instant(created), id ?? '')

const totalOf = (amounts: readonly { amount: number }[] | null) =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)

/** The provider’s invoice in our terms. */
export function readStripeInvoice({ invoice }: StripeInvoice, owner: Owner): Omit<Invoice, 'version'> {
  const id = invoiceIdOf(invoice)
  const creditCents = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance
  return {
    id,
    userId: owner.userId,
    subscriptionId: owner.subscriptionId,
    planName: owner.planName,
    invoiceNumber: invoice.number ?? id.slice(-8),
    status: z.parse(InvoiceStatus, invoice.status ?? 'draft'),
    subtotalCents: invoice.subtotal,
    discountCents: totalOf(invoice.total_discount_amounts),
    taxCents: totalTaxOf(invoice),
    totalCents: invoice.total,
    amountPaidCents: invoice.amount_paid,
    ...(creditCents !== 0 && { creditCents }),
    currency: 'USD',
    lines: invoice.lines.data.map(({ description, amount, quantity }) => ({
      description: americanDates(description ?? ''),
      amountCents: amount,
      quantity: quantity ?? 1,
    })),
    ...(invoice.total_taxes?.length ? { taxLines: invoice.total_taxes.map(taxLine) } : {}),
    paymentProvider: 'stripe',
    providerInvoiceId: invoice.id ?? '',
    dueAt: invoice.due_date ? instant(invoice.due_date) : undefined,
    paidAt: invoice.status_transitions.paid_at ? instant(invoice.status_transitions.paid_at) : undefined,
    createdAt: instant(invoice.created),
  }
}

const taxLine = (tax: Stripe.Invoice.TotalTax) => ({
  amountCents: tax.amount,
  taxableCents: tax.taxable_amount ?? 0,
  reason: tax.taxability_reason,
  ...(tax.tax_rate_details && { rateId: tax.tax_rate_details.tax_rate }),
})

/**
 * The one payment of an invoice, however often it was tried. Undefined if nothing is due, and while no one has tried to
 * pay: an abandoned attempt is no payment. An order has its payment once it is paid, even if credit has paid all of it.
 */
export function readStripePayment(
  { invoice, intent, refunds, dispute }: StripeInvoice,
  owner: Owner,
): Omit<StoredTransaction, 'version' | 'pendingRefunds' | 'refundRequests'> | undefined {
  const isOrder = owner.purpose !== undefined
  if (isOrder ? invoice.status !== 'paid' : invoice.status === 'draft' || invoice.amount_due === 0)
    return undefined
  const failure = invoice.status === 'paid' ? undefined : failureOf(invoice, intent)
  const failed = failure !== undefined
  if (invoice.status !== 'paid' && !failed && intent?.status !== 'processing') return undefined
  const refundedCents = refunds.filter(isStanding).reduce((sum, { amount }) => sum + amount, 0)
  // The part paid by credit was taxed when the credit was.
  const ofTotal = Math.min(invoice.amount_due, invoice.total)
  const taxCents = ofTotal > 0 ? Math.round((totalTaxOf(invoice) * ofTotal) / invoice.total) : 0
  const charge = intent?.latest_charge
  return {
    id: paymentIdOf(invoice),
    userId: owner.userId,
    type: 'payment',
    status: paymentStatus(invoice, failed, refundedCents),
    amountCents: invoice.amount_due,
    refundedCents,
    ...(taxCents !== 0 && { taxCents }),
    currency: 'USD',
    description: describe(invoice, owner),
    invoiceId: invoiceIdOf(invoice),
    ...(owner.purpose && { purpose: owner.purpose }),
    paymentProvider: 'stripe',
    providerTransactionId: idOf(charge) ?? intent?.id,
    providerInvoiceId: invoice.id ?? '',
    planName: owner.planName,
    dispute: dispute && readDispute(dispute),
    failure,
    declinedMethodId: failed ? idOf(intent?.last_payment_error?.payment_method) : undefined,
    failedAt: failed ? instant(failedAt(charge) ?? invoice.created) : undefined,
    retryable: failed && isPayable(invoice) ? true : undefined,
    paidAfterEnd: isPaidAfterEnd(invoice) ? true : undefined,
    createdAt: instant(invoice.created),
  }
}

/**
 * Explains why it was not collected. Stripe forgets why an attempt failed as soon as the next one begins, and
 * has no error for a renewal that waits for the customer at the bank or finds no card.
 */
function failureOf(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | undefined): string | undefined {
  const error = intent?.last_payment_error
  if (error) return explainDecline(error.decline_code ?? error.code)
  if (!invoice.attempted || !isPayable(invoice)) return undefined
  if (intent?.status === 'requires_action') return explainDecline('authentication_required')
  return intent?.status === 'requires_payment_method' ? noCard : undefined
}

const noCard = 'There is no card to charge. Add a payment method, then try again.'

function isPaidAfterEnd({ parent, status_transitions: { paid_at: paidAt } }: Stripe.Invoice): boolean {
  const billed = parent?.subscription_details?.subscription
  const endedAt = billed && typeof billed === 'object' ? billed.ended_at : undefined
  return Boolean(paidAt && endedAt && paidAt > endedAt)
}

/**
 * Tells whether paying it now brings what it was written for: the first invoice of a subscription is paid in
 * the checkout, that of an upgrade in its dialog, and both lapse; nothing is owed for a subscription that has
 * ended.
 */
function isPayable(invoice: Stripe.Invoice): boolean {
  if (invoice.status !== 'open' || invoice.billing_reason === 'subscription_create') return false
  if (invoice.metadata?.upgrade_id) return false
  const billed = invoice.parent?.subscription_details?.subscription
  if (!billed || typeof billed === 'string') return true
  const upgrades = billed.pending_update && idOf(billed.latest_invoice) === invoice.id
  return !billed.ended_at && !upgrades
}

function paymentStatus(invoice: Stripe.Invoice, failed: boolean, refundedCents: number): TransactionStatus {
  if (invoice.status === 'paid') {
    if (refundedCents === 0) return 'succeeded'
    return refundedCents >= invoice.amount_paid ? 'refunded' : 'partially_refunded'
  }
  return failed ? 'failed' : 'pending'
}

const failedAt = (charge: Stripe.PaymentIntent['latest_charge'] | undefined) =>
  charge && typeof charge === 'object' ? charge.created : undefined

/** A refund that failed or was called off gives back nothing. */
const isStanding = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

function describe(invoice: Stripe.Invoice, { planName, description }: Owner): string {
  if (description) return description
  const [first] = invoice.lines.data
  return planName ? `${planName} membership` : (first?.description ?? 'Membership')
}
