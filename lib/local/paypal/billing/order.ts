import { orderEvent } from '../resources/order-view.ts'
import type { Funding, Order, Sale } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { knownPayer } from './consent.ts'
import { declines, take } from './pay.ts'

const openSeconds = 3 * 3600

/** An order that no one approved or collected in three hours is gone; undefined as one that never was. */
export function openOrder(tx: Transaction, id: string): Order | undefined {
  const order = tx.get('order', id)
  if (!order || order.status === 'COMPLETED') return order
  return tx.now < (order.approvedAt ?? order.created) + openSeconds ? order : undefined
}

/** The payer agrees, which moves no money; answers false when the way to pay was declined. */
export function approveOrder(
  tx: Transaction,
  order: Order,
  { email, funding }: { email: string; funding: Funding },
): boolean {
  const payer = knownPayer(tx, email)
  payer.funding = funding
  if (declines(tx, payer)) return false
  order.payer = payer.id
  order.status = 'APPROVED'
  order.approvedAt = tx.now
  order.updated = tx.now
  tx.tell(orderEvent(tx, order, 'CHECKOUT.ORDER.APPROVED'))
  return true
}

/** Collects what the payer has approved. */
export function captureOrder(tx: Transaction, order: Order): Sale {
  if (order.status === 'COMPLETED')
    throw unprocessable(
      'ORDER_ALREADY_CAPTURED',
      "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
    )
  if (order.status !== 'APPROVED' || !order.payer)
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.')
  const { id, payer, currency, cents, customId } = order
  const sale = take(tx, { order: id, payer, currency, cents, customId })
  if (!sale)
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
    )
  order.status = 'COMPLETED'
  order.updated = tx.now
  return sale
}
