import type { Event, Order } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { money } from '../wire/decimal.ts'
import { type Link, linkOf } from '../wire/links.ts'
import { timeOf } from '../wire/time.ts'
import { captureView, refundView } from './sale-view.ts'

export function orderLinks({ env: { url } }: Transaction, { id, status }: Order): Link[] {
  const path = `/v2/checkout/orders/${id}`
  const own = linkOf(url, 'self', path)
  if (status === 'PAYER_ACTION_REQUIRED')
    return [own, linkOf(url, 'payer-action', `/checkoutnow?token=${id}`)]
  return status === 'APPROVED' ? [own, linkOf(url, 'capture', `${path}/capture`, 'POST')] : [own]
}

export function orderView(tx: Transaction, order: Order): object {
  const { id, status, cents, currency, description, customId, invoiceId, softDescriptor, created } = order
  const payer = tx.get('payer', order.payer)
  const sales = tx.find('sale', (sale) => sale.order === id)
  const refunds = tx.find('refund', ({ sale }) => sales.some((one) => one.id === sale))
  const name = payer && { given_name: payer.name, surname: 'Payer' }
  return {
    id,
    intent: 'CAPTURE',
    status,
    payment_source: {
      paypal: payer
        ? { email_address: payer.email, account_id: payer.id, account_status: 'VERIFIED', name }
        : {},
    },
    purchase_units: [
      {
        reference_id: 'default',
        amount: money(cents, currency),
        ...(description && { description }),
        ...(customId && { custom_id: customId }),
        ...(invoiceId && { invoice_id: invoiceId }),
        ...(softDescriptor && { soft_descriptor: softDescriptor }),
        ...(sales.length > 0 && {
          payments: {
            captures: sales.map((sale) => captureView(tx, sale)),
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundView(tx, refund)) }),
          },
        }),
      },
    ],
    ...(payer && { payer: { name, email_address: payer.email, payer_id: payer.id } }),
    create_time: timeOf(created),
    update_time: timeOf(order.updated),
    links: orderLinks(tx, order),
  }
}

/** Makes the event for a change of an order. */
export const orderEvent = (tx: Transaction, order: Order, type: string): Event =>
  tx.event({
    type,
    resourceType: 'checkout-order',
    version: '2.0',
    summary: 'An order has been approved by buyer',
    resource: orderView(tx, order),
  })
