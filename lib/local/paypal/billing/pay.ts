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

type Asked = Pick<Sale, 'subscription' | 'order' | 'payer' | 'currency' | 'cents' | 'customId'>

/** Takes money from the payer: undefined when it was declined, a pending sale when it takes days. */
export function take(tx: Transaction, asked: Asked): Sale | undefined {
  const payer = tx.need('payer', asked.payer)
  if (declines(tx, payer)) return undefined
  const slow = payer.funding === 'echeck'
  const sale = tx.add('sale', {
    id: newId(17),
    object: 'sale',
    status: slow ? 'pending' : 'completed',
    ...asked,
    fee: feeOf(asked.cents),
    refunded: 0,
    mode: slow ? 'ECHECK' : 'INSTANT_TRANSFER',
    clearsAt: slow ? tx.now + clearingSeconds : null,
    created: tx.now,
    updated: tx.now,
  })
  if (slow) {
    tx.schedule('clear_sale', sale.id, tx.now + clearingSeconds)
    tx.tell(saleEvent(tx, sale, 'PENDING'))
  } else complete(tx, sale)
  return sale
}

/** The same for what a subscription owes. */
export const pay = (tx: Transaction, subscription: Subscription, cents: number): Sale | undefined =>
  take(tx, {
    subscription: subscription.id,
    payer: tx.need('payer', subscription.payer).id,
    currency: planOf(tx, subscription).plan.currency,
    cents,
    customId: subscription.customId,
  })

/** The money has arrived. */
export function complete(tx: Transaction, sale: Sale): void {
  sale.status = 'completed'
  sale.updated = tx.now
  if (sale.subscription) {
    const subscription = tx.need('subscription', sale.subscription)
    subscription.lastPayment = { cents: sale.cents, at: tx.now }
    subscription.updated = tx.now
  }
  tx.tell(saleEvent(tx, sale, 'COMPLETED'))
  if (tx.env.faults.holdReleases) tx.schedule('release_hold', sale.id, tx.now + holdSeconds)
}

/** The same payment is reported again, as an event of its own. */
export function releaseHold(tx: Transaction, id: string): void {
  tx.tell(saleEvent(tx, tx.need('sale', id), 'COMPLETED'))
}
