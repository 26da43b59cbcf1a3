import { saleEvent } from '../resources/sale-view.ts'
import type { Payer, Sale, Subscription } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { planOf } from './plan-of.ts'

const clearingSeconds = 3 * 24 * 3600
const holdSeconds = 3600

export const declines = (tx: Transaction, { funding }: Payer) =>
  tx.env.faults.declinePayments || funding === 'declined'

const feeOf = (cents: number) => Math.min(cents, Math.round((cents * 349) / 10_000) + 49)

/** Takes money from the payer: undefined when it was declined, a pending sale when it takes days. */
export function pay(tx: Transaction, subscription: Subscription, cents: number): Sale | undefined {
  const payer = tx.need('payer', subscription.payer)
  if (declines(tx, payer)) return undefined
  const slow = payer.funding === 'echeck'
  const sale = tx.add('sale', {
    id: newId(17),
    object: 'sale',
    status: slow ? 'pending' : 'completed',
    subscription: subscription.id,
    payer: payer.id,
    currency: planOf(tx, subscription).plan.currency,
    cents,
    fee: feeOf(cents),
    refunded: 0,
    mode: slow ? 'ECHECK' : 'INSTANT_TRANSFER',
    customId: subscription.customId,
    clearsAt: slow ? tx.now + clearingSeconds : null,
    created: tx.now,
    updated: tx.now,
  })
  if (slow) {
    tx.schedule('clear_sale', sale.id, tx.now + clearingSeconds)
    tx.tell(saleEvent(tx, sale, 'PAYMENT.SALE.PENDING'))
  } else complete(tx, subscription, sale)
  return sale
}

/** The money has arrived. */
export function complete(tx: Transaction, subscription: Subscription, sale: Sale): void {
  sale.status = 'completed'
  sale.updated = tx.now
  subscription.lastPayment = { cents: sale.cents, at: tx.now }
  subscription.updated = tx.now
  tx.tell(saleEvent(tx, sale, 'PAYMENT.SALE.COMPLETED'))
  if (tx.env.faults.holdReleases) tx.schedule('release_hold', sale.id, tx.now + holdSeconds)
}

/** The same payment is reported again, as an event of its own. */
export function releaseHold(tx: Transaction, id: string): void {
  tx.tell(saleEvent(tx, tx.need('sale', id), 'PAYMENT.SALE.COMPLETED'))
}
