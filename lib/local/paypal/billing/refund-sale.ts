import { refundEvent } from '../resources/sale-view.ts'
import type { Refund, Sale } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'

type Given = {
  cents: number
  note?: string | undefined
  invoiceId?: string | undefined
  customId?: string | undefined
}

const settleSeconds = 3 * 24 * 3600

/** The part of a payment that can still be given back. */
export const leftOf = ({ cents, refunded }: Sale) => cents - refunded

/** Gives money back; the caller has made sure that this much is left. */
export function refundSale(tx: Transaction, sale: Sale, { cents, ...given }: Given): Refund {
  sale.refunded += cents
  sale.updated = tx.now
  const refund = tx.add('refund', {
    id: newId(17),
    object: 'refund',
    status: tx.env.faults.slowRefunds ? 'PENDING' : 'COMPLETED',
    sale: sale.id,
    cents,
    // PayPal keeps its fee.
    fee: 0,
    currency: sale.currency,
    totalRefunded: sale.refunded,
    ...given,
    created: tx.now,
  })
  if (refund.status === 'PENDING') tx.schedule('settle_refund', refund.id, tx.now + settleSeconds)
  else tx.tell(refundEvent(tx, refund))
  return refund
}

/** The bank's word on a refund that waited: the money went out, or the payment has its remainder again. */
export function settleRefund(tx: Transaction, id: string): void {
  const refund = tx.need('refund', id)
  if (tx.env.faults.slowRefunds !== 'fail') {
    refund.status = 'COMPLETED'
    tx.tell(refundEvent(tx, refund))
    return
  }
  const sale = tx.need('sale', refund.sale)
  sale.refunded -= refund.cents
  sale.updated = tx.now
  refund.status = 'FAILED'
}
