import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'

const daySeconds = 24 * 3600

export const periodEndOf = (subscription: Subscription): number =>
  Math.min(...subscription.items.data.map(({ current_period_end: end }) => end))

/** Schedules what will happen to a subscription automatically; called again whenever its dates change. */
export function scheduleRenewal(tx: Transaction, subscription: Subscription): void {
  const { id, cancel_at: cancelAt, trial_end: trialEnd } = subscription
  const end = periodEndOf(subscription)
  tx.schedule('renew_subscription', id, end)
  if (end - 7 * daySeconds > tx.now) tx.schedule('announce_renewal', id, end - 7 * daySeconds)
  if (cancelAt !== null && cancelAt < end) tx.schedule('cancel_subscription', id, cancelAt)
  else tx.unschedule('cancel_subscription', id)
  if (subscription.status === 'trialing' && trialEnd !== null && trialEnd - 3 * daySeconds > tx.now)
    tx.schedule('announce_trial_end', id, trialEnd - 3 * daySeconds)
  else tx.unschedule('announce_trial_end', id)
}

export function unscheduleAll(tx: Transaction, { id }: Subscription): void {
  for (const run of [
    'renew_subscription',
    'announce_renewal',
    'cancel_subscription',
    'announce_trial_end',
    'expire_incomplete',
    'expire_update',
  ])
    tx.unschedule(run, id)
}
