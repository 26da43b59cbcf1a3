import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { spentCents } from '#shared/billing/transactions/spent-cents.ts'
import { readStripeInvoice, readStripePayment } from './read-stripe-invoice.ts'
import { decideRefundRows, type RefundChange, type SeenRefund } from './refund-rows.ts'
import { sameItem } from './same-item.ts'
import type { InvoiceOwner, StripeInvoice } from './stripe-invoice.ts'

/** An invoice as the card provider has it, and our rows of it as they were before. */
export type Billed = {
  owner: InvoiceOwner
  theirs: StripeInvoice
  /** The plan that it bills, where neither our row nor its owner says so. */
  planName: string | undefined
  invoice: Invoice | undefined
  payment: StoredTransaction | undefined
  subscription: StoredSubscription | undefined
  refunds: readonly SeenRefund[]
}

/** What our rows become, and which of them change by that. */
type Decided = {
  invoice: Invoice
  payment: StoredTransaction | undefined
  refunds: RefundChange[]
  /** The difference to what its member has paid in all. */
  spentCents: number
  changed: { invoice: boolean; payment: boolean; account: boolean }
}

/** Decides what our rows become by what the card provider says about an invoice, its payment, and its refunds. */
export function decideBilled(billed: Billed): Decided {
  const { owner, theirs, subscription } = billed
  const named = owner.kind === 'subscription' ? owner.planName : undefined
  const planName = billed.invoice?.planName ?? named ?? billed.planName ?? subscription?.planName
  const bearer = { ...owner, planName }
  const invoice = { ...readStripeInvoice(theirs, bearer), version: (billed.invoice?.version ?? 0) + 1 }
  const read = readStripePayment(theirs, bearer)
  const payment = read ? withReservations(read, billed.payment, theirs) : givenUp(billed.payment)
  const spent = spentCents(payment) - spentCents(billed.payment)
  return {
    invoice,
    payment,
    refunds: payment ? decideRefundRows(billed.refunds, payment) : [],
    spentCents: spent,
    changed: {
      invoice: !sameItem(billed.invoice, invoice),
      payment: payment !== undefined && !sameItem(billed.payment, payment),
      // With the first row of a payment, even without an amount, so that none is started once the books are closed.
      account: spent !== 0 || !billed.invoice || (payment !== undefined && !billed.payment),
    },
  }
}

/** A payment without a try left that the provider tells of: it failed, and can no longer be made. */
function givenUp(payment: StoredTransaction | undefined): StoredTransaction | undefined {
  if (!payment) return undefined
  const { retryable, ...rest } = payment
  return { ...rest, status: 'failed', version: payment.version + 1 }
}

/** A decided refund that is not at the provider yet stays reserved; one that has arrived is counted there. */
function withReservations(
  read: Omit<StoredTransaction, 'version' | 'pendingRefunds' | 'refundRequests'>,
  before: StoredTransaction | undefined,
  { refunds }: StripeInvoice,
): StoredTransaction {
  const arrived = new Set(refunds.map(({ metadata }) => metadata?.refund_id))
  const pendingRefunds = before?.pendingRefunds?.filter(({ id }) => !arrived.has(id))
  return {
    ...read,
    ...(before?.refundReason && { refundReason: before.refundReason }),
    ...(before?.metadata && { metadata: before.metadata }),
    ...(before?.finalNoticeAt && { finalNoticeAt: before.finalNoticeAt }),
    ...(pendingRefunds?.length ? { pendingRefunds } : {}),
    ...(before?.refundRequests && { refundRequests: before.refundRequests }),
    ...(before?.planName && { planName: before.planName }),
    version: (before?.version ?? 0) + 1,
  }
}
