import { saleEvent } from '../resources/sale-view.ts'
import { subscriptionEvent } from '../resources/subscription-view.ts'
import type { Cycle, Sale, Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { changeStatus } from './change-status.ts'
import { complete, declines, pay } from './pay.ts'
import { centsOfVersion, planOf, versionAt } from './plan-of.ts'
import { moveOn } from './progress.ts'

const retryAfter = 5 * 24 * 3600
const triesMost = 3

type Due = { cents: number; price: number; tries: number }

/** Bills the cycle that is due and plans the next one. */
export function billSubscription(tx: Transaction, id: string, extra = 0): void {
  const subscription = tx.need('subscription', id)
  const { cycles, preferences } = planOf(tx, subscription)
  const { progress } = subscription
  const cycle = cycles[progress.cycle] as Cycle
  const version = versionAt(cycle, progress.versions[progress.cycle] ?? 1, tx.now)
  progress.versions[progress.cycle] = version
  const price = centsOfVersion(cycle, version) * Number(subscription.quantity) + extra
  const { next, over } = moveOn(progress, cycles)
  subscription.next = over ? null : next
  tx.schedule(over ? 'expire_subscription' : 'bill_subscription', id, next)
  const cents = price + (preferences.autoBill ? subscription.outstanding : 0)
  if (cents > 0) collect(tx, subscription, { cents, price, tries: 1 }, next)
}

/** PayPal tries twice more, five days apart, as long as that is before the next billing. */
function collect(tx: Transaction, subscription: Subscription, due: Due, until: number): void {
  const sale = pay(tx, subscription, due.cents)
  if (sale) {
    subscription.owed = null
    subscription.outstanding -= due.cents - due.price
    if (sale.status === 'completed') subscription.failures = 0
    return
  }
  const retryAt = tx.now + retryAfter
  const again = due.tries < triesMost && retryAt < until
  subscription.lastFailure = { cents: due.cents, at: tx.now, retryAt: again ? retryAt : null }
  subscription.owed = again ? due : null
  if (again) tx.schedule('retry_payment', subscription.id, retryAt)
  else countFailure(subscription, due.price)
  subscription.updated = tx.now
  tx.tell(subscriptionEvent(tx, subscription, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'))
  suspendAtThreshold(tx, subscription)
}

function countFailure(subscription: Subscription, price: number): void {
  subscription.failures += 1
  subscription.outstanding += price
}

function suspendAtThreshold(tx: Transaction, subscription: Subscription): void {
  const { threshold } = planOf(tx, subscription).preferences
  if (threshold > 0 && subscription.failures >= threshold && subscription.status === 'ACTIVE')
    changeStatus(tx, subscription, 'SUSPENDED', { note: 'The payment failure threshold was reached.' })
}

export function retryPayment(tx: Transaction, id: string): void {
  const subscription = tx.need('subscription', id)
  const { owed, next } = subscription
  if (!owed) return
  collect(tx, subscription, { ...owed, tries: owed.tries + 1 }, next ?? Number.POSITIVE_INFINITY)
}

export function expireSubscription(tx: Transaction, id: string): void {
  changeStatus(tx, tx.need('subscription', id), 'EXPIRED')
}

/** The bank's word on a transfer: it arrived, or it came back and is owed. */
export function clearSale(tx: Transaction, id: string): void {
  const sale = tx.need('sale', id)
  const subscription = sale.subscription ? tx.need('subscription', sale.subscription) : undefined
  if (!declines(tx, tx.need('payer', sale.payer))) {
    complete(tx, sale)
    if (subscription) subscription.failures = 0
    return
  }
  sale.status = 'denied'
  sale.updated = tx.now
  tx.tell(saleEvent(tx, sale, 'DENIED'))
  if (subscription) countBounce(tx, subscription, sale)
}

function countBounce(tx: Transaction, subscription: Subscription, sale: Sale): void {
  subscription.lastFailure = { cents: sale.cents, at: tx.now, retryAt: null }
  countFailure(subscription, sale.cents)
  tx.tell(subscriptionEvent(tx, subscription, 'BILLING.SUBSCRIPTION.PAYMENT.FAILED'))
  suspendAtThreshold(tx, subscription)
}
