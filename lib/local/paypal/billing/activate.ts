import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { billSubscription } from './bill-subscription.ts'
import { changeStatus } from './change-status.ts'
import { pay } from './pay.ts'
import { planOf } from './plan-of.ts'
import { catchUp, startOfProgress } from './progress.ts'

/** The payer has agreed: billing begins, now or at the agreed start. */
export function startSubscription(tx: Transaction, subscription: Subscription): void {
  const { cycles, preferences } = planOf(tx, subscription)
  const later = subscription.start > tx.now
  if (!later) subscription.start = tx.now
  subscription.progress = startOfProgress(cycles, subscription.start)
  changeStatus(tx, subscription, 'ACTIVE', {
    work() {
      if (!later) return billSubscription(tx, subscription.id, preferences.setupFee)
      subscription.next = subscription.start
      tx.schedule('bill_subscription', subscription.id, subscription.start)
      if (preferences.setupFee > 0) pay(tx, subscription, preferences.setupFee)
    },
  })
  if (subscription.lastFailure && preferences.setupFee > 0 && preferences.setupFailure === 'CANCEL')
    changeStatus(tx, subscription, 'CANCELLED', { note: 'The setup fee could not be collected.' })
}

/** The amount a payer would have to pay at the moment of agreeing. */
export function dueAtStart(tx: Transaction, subscription: Subscription): number {
  const { cycles, preferences } = planOf(tx, subscription)
  const first = subscription.start > tx.now ? 0 : (cycles[0]?.prices.at(-1)?.cents ?? 0)
  return preferences.setupFee + first
}

/** Goes on where it was suspended; what fell due in between is not billed. */
export function resumeSubscription(tx: Transaction, subscription: Subscription, note?: string): void {
  const { cycles, preferences } = planOf(tx, subscription)
  const { progress, failures, outstanding } = subscription
  if (preferences.threshold > 0 && failures >= preferences.threshold && outstanding > 0)
    throw unprocessable(
      'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
      'Subscription cannot be activated after payment failure threshold has reached.',
    )
  const current = cycles[progress.cycle]
  const over = current && current.total > 0 && (progress.done[progress.cycle] ?? 0) >= current.total
  const next = catchUp(progress, cycles, tx.now)
  changeStatus(tx, subscription, 'ACTIVE', {
    note,
    work() {
      subscription.next = over ? null : next
      tx.schedule(over ? 'expire_subscription' : 'bill_subscription', subscription.id, next)
    },
  })
}
