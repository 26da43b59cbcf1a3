import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import type { PaypalRefund, PaypalSale } from '#core/billing/paypal/paypal-sale.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Invoice, InvoiceStatus } from '#shared/billing/invoices/invoice.ts'
import { hasFailed, readPaypalRefunded } from './read-paypal-refunded.ts'

type Bearer = { userId: string; subscriptionId: string; planName?: string | undefined }

const instant = (time: string) => new Date(time).toISOString()

export const paypalInvoiceIdOf = ({ create_time, id }: PaypalSale) =>
  deriveId('ivc', instant(create_time), id)
export const paypalPaymentIdOf = ({ create_time, id }: PaypalSale) =>
  deriveId('txn', instant(create_time), id)

const isPaid = ({ state }: PaypalSale) =>
  ['completed', 'refunded', 'partially_refunded', 'reversed'].includes(state)

function invoiceStatus(sale: PaypalSale): InvoiceStatus {
  if (isPaid(sale)) return 'paid'
  return sale.state === 'pending' ? 'open' : 'void'
}

const described = ({ planName }: Bearer) => (planName ? `${planName} membership` : 'Membership')

/** PayPal writes no invoices: each of its payments gets one of ours. */
export function readPaypalInvoice(sale: PaypalSale, bearer: Bearer): Omit<Invoice, 'version'> {
  const id = paypalInvoiceIdOf(sale)
  const cents = paypalCents(sale.amount.total)
  return {
    id,
    userId: bearer.userId,
    subscriptionId: bearer.subscriptionId,
    planName: bearer.planName,
    invoiceNumber: id.slice(-8),
    status: invoiceStatus(sale),
    subtotalCents: cents,
    discountCents: 0,
    taxCents: 0,
    totalCents: cents,
    amountPaidCents: isPaid(sale) ? cents : 0,
    currency: 'USD',
    lines: [{ description: described(bearer), amountCents: cents, quantity: 1 }],
    paymentProvider: 'paypal',
    providerInvoiceId: sale.id,
    paidAt: isPaid(sale) ? instant(sale.create_time) : undefined,
    createdAt: instant(sale.create_time),
  }
}

type Known = { before: StoredTransaction | undefined; refund: PaypalRefund | undefined }

/** A payment of PayPal in our terms. Only its refunds say how much was given back. */
export function readPaypalPayment(
  sale: PaypalSale,
  bearer: Bearer,
  { before, refund }: Known,
): StoredTransaction {
  const cents = paypalCents(sale.amount.total)
  const isAllBack = sale.state === 'refunded' || sale.state === 'reversed'
  const { refundedCents, pendingRefunds } = readPaypalRefunded({ cents, isAllBack }, { before, refund })
  const denied = sale.state === 'denied'
  const { pendingRefunds: _, ...kept } = before ?? {}
  return {
    ...kept,
    id: paypalPaymentIdOf(sale),
    userId: bearer.userId,
    type: 'payment',
    status: paymentStatus(sale, cents, refundedCents),
    amountCents: cents,
    refundedCents,
    currency: 'USD',
    description: described(bearer),
    invoiceId: paypalInvoiceIdOf(sale),
    paymentProvider: 'paypal',
    providerTransactionId: sale.id,
    providerInvoiceId: sale.id,
    planName: bearer.planName,
    ...(denied && { failure: 'The bank transfer was returned unpaid.', failedAt: instant(sale.update_time) }),
    ...(pendingRefunds?.length ? { pendingRefunds } : {}),
    createdAt: instant(sale.create_time),
    version: (before?.version ?? 0) + 1,
  }
}

function paymentStatus(sale: PaypalSale, cents: number, refundedCents: number): StoredTransaction['status'] {
  if (!isPaid(sale)) return sale.state === 'pending' ? 'pending' : 'failed'
  if (refundedCents === 0) return 'succeeded'
  return refundedCents >= cents ? 'refunded' : 'partially_refunded'
}

const refundStatus = (refund: PaypalRefund) =>
  refund.status === 'COMPLETED' ? 'succeeded' : hasFailed(refund) ? 'failed' : 'pending'

/** A refund under the id that we gave it, or under its own id if it was made at PayPal. */
export function readPaypalRefund(
  refund: PaypalRefund,
  payment: StoredTransaction,
): Omit<StoredTransaction, 'version'> {
  const at = instant(refund.create_time)
  return {
    id: (refund.custom_id ?? deriveId('txn', at, refund.id)) as StoredTransaction['id'],
    userId: payment.userId,
    type: 'refund',
    status: refundStatus(refund),
    amountCents: paypalCents(refund.amount.value),
    refundedCents: 0,
    currency: 'USD',
    description: `Refund: ${payment.description}`,
    invoiceId: payment.invoiceId,
    purpose: payment.purpose,
    paymentId: payment.id,
    paymentProvider: 'paypal',
    providerTransactionId: refund.id,
    planName: payment.planName,
    failure: hasFailed(refund) ? 'PayPal returned the refund.' : undefined,
    createdAt: at,
  }
}
