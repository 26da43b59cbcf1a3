import type { Subscription } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { periodAt } from './periods.ts'
import { scheduleRenewal } from './renewal-dates.ts'

/** Ends a pause: the cycle starts over at the anchor that the resumption chose. */
export function wake(tx: Transaction, subscription: Subscription): void {
  subscription.status = 'active'
  delete subscription.status_details
  const anchor = subscription._.resumeAnchor ?? subscription.billing_cycle_anchor
  subscription.billing_cycle_anchor = anchor
  subscription._.resumeInvoice = null
  subscription._.resumeAnchor = null
  for (const item of subscription.items.data) {
    if (!item.price.recurring) continue
    const period = periodAt(anchor, item.price.recurring, tx.now)
    item.current_period_start = period.start
    item.current_period_end = period.end
  }
  scheduleRenewal(tx, subscription)
  tx.emit('customer.subscription.resumed', subscription)
}
