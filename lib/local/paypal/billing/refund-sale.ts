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

/** The part of a payment that can still be given back. */
export const leftOf = ({ cents, refunded }: Sale) => cents - refunded

/** Gives money back; whoever asks has made sure that this much is left. */
export function refundSale(tx: Transaction, sale: Sale, { cents, ...given }: Given): Refund {
  sale.refunded += cents
  sale.updated = tx.now
  const refund = tx.add('refund', {
    id: newId(17),
    object: 'refund',
    sale: sale.id,
    cents,
    // PayPal keeps its fee.
    fee: 0,
    currency: sale.currency,
    totalRefunded: sale.refunded,
    ...given,
    created: tx.now,
  })
  tx.tell(refundEvent(tx, refund))
  return refund
}
