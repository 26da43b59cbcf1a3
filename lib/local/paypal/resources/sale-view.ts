import type { Event, Refund, Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { decimalOf, money, total } from '../wire/decimal.ts'
import { linkOf } from '../wire/links.ts'
import { timeOf } from '../wire/time.ts'

const withinMoney = (cents: number, currency: string) => ({ value: decimalOf(cents), currency })

/**
 * Returns how far a sale was refunded, in the terms of both versions of the interface; they have no word for
 * reversed.
 */
function refundState({ status, refunded, cents }: Sale): string {
  if (status === 'reversed') return 'refunded'
  if (status !== 'completed' || refunded === 0) return status
  return refunded === cents ? 'refunded' : 'partially_refunded'
}

/** A payment of a subscription as the first version of the payments interface shows it. */
export function saleView({ env: { url } }: Transaction, sale: Sale): object {
  const { id, cents, currency, clearsAt } = sale
  const path = `/v1/payments/sale/${id}`
  return {
    id,
    state: refundState(sale),
    amount: { ...total(cents, currency), details: { subtotal: decimalOf(cents) } },
    payment_mode: sale.mode,
    ...(sale.status === 'pending' && { reason_code: 'ECHECK' }),
    ...(clearsAt !== null && { clearing_time: timeOf(clearsAt) }),
    protection_eligibility: 'INELIGIBLE',
    transaction_fee: withinMoney(sale.fee, currency),
    ...(sale.subscription && { billing_agreement_id: sale.subscription }),
    ...(sale.customId && { custom: sale.customId }),
    invoice_number: '',
    create_time: timeOf(sale.created),
    update_time: timeOf(sale.updated),
    links: [linkOf(url, 'self', path), linkOf(url, 'refund', `${path}/refund`, 'POST')],
  }
}

/** The same as a capture of the second version. */
export function captureView({ env: { url } }: Transaction, sale: Sale): object {
  const { id, cents, fee, currency, order } = sale
  const path = `/v2/payments/captures/${id}`
  return {
    id,
    status: captureStatus(sale),
    ...(sale.status === 'pending' && { status_details: { reason: 'ECHECK' } }),
    amount: money(cents, currency),
    ...(sale.customId && { custom_id: sale.customId }),
    ...(order && { supplementary_data: { related_ids: { order_id: order } } }),
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: {
      gross_amount: money(cents, currency),
      paypal_fee: money(fee, currency),
      net_amount: money(cents - fee, currency),
    },
    create_time: timeOf(sale.created),
    update_time: timeOf(sale.updated),
    links: [
      linkOf(url, 'self', path),
      linkOf(url, 'refund', `${path}/refund`, 'POST'),
      ...(order ? [linkOf(url, 'up', `/v2/checkout/orders/${order}`)] : []),
    ],
  }
}

export const captureStatus = (sale: Sale) =>
  sale.status === 'denied' ? 'DECLINED' : refundState(sale).toUpperCase()

/** Money given back, as the first version answers who asks for it later: without whose it is and the sum of all. */
export function saleRefundView({ env: { url } }: Transaction, refund: Refund): object {
  const { id, cents, currency, sale } = refund
  return {
    id,
    state: refund.status.toLowerCase(),
    amount: total(cents, currency),
    sale_id: sale,
    parent_payment: sale,
    ...(refund.invoiceId && { invoice_number: refund.invoiceId }),
    create_time: timeOf(refund.created),
    update_time: timeOf(refund.created),
    links: [
      linkOf(url, 'self', `/v1/payments/refund/${id}`),
      linkOf(url, 'sale', `/v1/payments/sale/${sale}`),
    ],
  }
}

/** The same as the first version answers who gives it back, and as it is told. */
export function detailedSaleRefundView(tx: Transaction, refund: Refund): object {
  const { cents, fee, currency } = refund
  return {
    ...saleRefundView(tx, refund),
    refund_from_transaction_fee: withinMoney(fee, currency),
    refund_from_received_amount: withinMoney(cents - fee, currency),
    total_refunded_amount: withinMoney(refund.totalRefunded, currency),
    ...(refund.customId && { custom: refund.customId }),
  }
}

/** The same as the second version shows it. */
export function refundView({ env: { url } }: Transaction, refund: Refund): object {
  const { id, cents, fee, currency, sale } = refund
  return {
    id,
    status: refund.status,
    amount: money(cents, currency),
    ...(refund.note && { note_to_payer: refund.note }),
    ...(refund.invoiceId && { invoice_id: refund.invoiceId }),
    ...(refund.customId && { custom_id: refund.customId }),
    seller_payable_breakdown: {
      gross_amount: money(cents, currency),
      paypal_fee: money(fee, currency),
      net_amount: money(cents - fee, currency),
      total_refunded_amount: money(refund.totalRefunded, currency),
    },
    create_time: timeOf(refund.created),
    update_time: timeOf(refund.created),
    links: [
      linkOf(url, 'self', `/v2/payments/refunds/${id}`),
      linkOf(url, 'up', `/v2/payments/captures/${sale}`),
    ],
  }
}

type Change = 'COMPLETED' | 'PENDING' | 'DENIED' | 'REVERSED'

const summaries: Record<Change, string> = {
  COMPLETED: 'Payment completed for',
  PENDING: 'Payment pending for',
  DENIED: 'Payment denied for',
  REVERSED: 'A reversal was made for',
}

/** Makes the event for a change of a payment: that of an order is told as a capture. */
export function saleEvent(tx: Transaction, sale: Sale, change: Change): Event {
  const summary = `${summaries[change]} $ ${decimalOf(sale.cents)} ${sale.currency}`
  if (!sale.order)
    return tx.event({
      type: `PAYMENT.SALE.${change}`,
      resourceType: 'sale',
      summary,
      resource: saleView(tx, sale),
    })
  return tx.event({
    type: `PAYMENT.CAPTURE.${change}`,
    resourceType: 'capture',
    version: '2.0',
    summary,
    resource: captureView(tx, sale),
  })
}

export function refundEvent(tx: Transaction, refund: Refund): Event {
  const amount = `A $ ${decimalOf(refund.cents)} ${refund.currency}`
  if (tx.need('sale', refund.sale).order)
    return tx.event({
      type: 'PAYMENT.CAPTURE.REFUNDED',
      resourceType: 'refund',
      version: '2.0',
      summary: `${amount} capture payment was refunded`,
      resource: refundView(tx, refund),
    })
  return tx.event({
    type: 'PAYMENT.SALE.REFUNDED',
    resourceType: 'refund',
    summary: `${amount} sale payment was refunded`,
    // News of a refund have its amount below zero, unlike the object itself.
    resource: { ...detailedSaleRefundView(tx, refund), amount: total(-refund.cents, refund.currency) },
  })
}
