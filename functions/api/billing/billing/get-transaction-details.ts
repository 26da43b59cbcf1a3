import { invoices } from '#core/billing/invoices/invoices.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { paypalPage, stripePage } from '#core/billing/providers/provider-page.ts'
import { keptTransaction } from '#core/billing/transactions/kept-transaction.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import { paidWith } from '#core/billing/transactions/paid-with.ts'
import { nothingLeft, refundRefusal } from '#core/billing/transactions/refund-refusal.ts'
import { leftToRefund } from '#core/billing/transactions/reserve-refund.ts'
import { type StoredTransaction, transactions } from '#core/billing/transactions/transactions.ts'
import { withMembers } from '#core/billing/transactions/with-members.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import {
  getTransactionDetails as contract,
  type TransactionDetails,
} from '#shared/billing/billing/transaction-details-contract.ts'

/** The most later transactions of the member that are searched for refunds: two a month for ten years. */
const laterRead = 240

/** Our stored data, with two things that only the card provider knows, if it can be reached: the card, the customer. */
export async function getTransactionDetails({
  params: { transactionId },
  query: { userId },
}: ApiRequest<typeof contract>): Promise<TransactionDetails> {
  const found = await (userId === goneOwnerId
    ? keptTransaction(transactionId)
    : ownTransaction(userId, transactionId))
  const [[transaction], refunds, payment, invoice, paid, settings, adjustment] = await Promise.all([
    withMembers([found]),
    refundsOf(found),
    paymentOf(found),
    found.invoiceId ? invoices.get({ userId, id: found.invoiceId }) : undefined,
    paidWith(found),
    readPaymentSettings(),
    adjustmentOf(found),
  ])
  if (!transaction) throw new Error('A transaction was lost between two reads.')
  return {
    transaction,
    ...(found.type === 'payment' && { refundRefusal: whyNot(found) }),
    paidWith: paid.paidWith,
    providerInvoiceId: found.providerInvoiceId,
    providerCustomerId: paid.customerId,
    providerUrl: pageOf(found, settings.mode),
    providerInvoiceUrl:
      found.providerInvoiceId && stripePage(settings.mode, 'invoices', found.providerInvoiceId),
    invoiceNumber: invoice?.invoiceNumber,
    dispute: found.dispute,
    refunds,
    payment,
    adjustment,
  }
}

function whyNot(payment: StoredTransaction): string | undefined {
  if (payment.status !== 'succeeded' && payment.status !== 'partially_refunded') return undefined
  return refundRefusal(payment) ?? (leftToRefund(payment) <= 0 ? nothingLeft : undefined)
}

async function refundsOf({ type, userId, id }: StoredTransaction): Promise<StoredTransaction[]> {
  if (type !== 'payment' || userId === goneOwnerId) return []
  const { items } = await transactions.list({
    pk: `USER#${userId}`,
    between: [`TRANSACTION#${id}`, 'TRANSACTION#~'],
    limit: laterRead,
    consistent: true,
  })
  return items.filter(({ paymentId }) => paymentId === id)
}

const paymentOf = ({ userId, paymentId }: StoredTransaction) =>
  paymentId && userId !== goneOwnerId ? transactions.get({ userId, id: paymentId }) : undefined

async function adjustmentOf({ metadata }: StoredTransaction): Promise<TransactionDetails['adjustment']> {
  const { adjustedBy, adjustmentReason: reason } = metadata ?? {}
  if (typeof adjustedBy !== 'string') return undefined
  const nameOf = await namesOf([adjustedBy])
  return { adjustedBy, adjustedByName: nameOf(adjustedBy), ...(typeof reason === 'string' && { reason }) }
}

function pageOf(
  { paymentProvider, providerTransactionId, type }: StoredTransaction,
  mode: 'test' | 'live',
): string | undefined {
  if (!providerTransactionId || paymentProvider === 'manual') return undefined
  if (paymentProvider === 'paypal') return paypalPage(mode, providerTransactionId)
  return stripePage(mode, type === 'refund' ? 'refunds' : 'payments', providerTransactionId)
}

export const handler = endpoint(contract, getTransactionDetails)
