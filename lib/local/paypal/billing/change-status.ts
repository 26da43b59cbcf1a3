import { subscriptionEvent } from '../resources/subscription-view.ts'
import type { Subscription, SubscriptionStatus } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'

/** Moves a subscription to another state and tells it, as it is after the work that belongs to it; consent alone is not told. */
export function changeStatus(
  tx: Transaction,
  subscription: Subscription,
  status: SubscriptionStatus,
  { note, work = () => undefined }: { note?: string | undefined; work?: () => void } = {},
): void {
  subscription.status = status
  subscription.statusNote = note
  subscription.statusAt = tx.now
  subscription.updated = tx.now
  if (status !== 'ACTIVE') stopBilling(tx, subscription)
  const later = tx.withhold(work)
  if (status !== 'APPROVED') tellStatus(tx, subscription, told[status])
  for (const event of later) tx.tell(event)
}

function tellStatus(tx: Transaction, subscription: Subscription, name: string): void {
  const held = subscription._.created
  delete subscription._.created
  tx.tell(subscriptionEvent(tx, subscription, `BILLING.SUBSCRIPTION.${name}`))
  if (held) tx.tell(held)
}

const told: Record<Exclude<SubscriptionStatus, 'APPROVED'>, string> = {
  APPROVAL_PENDING: 'CREATED',
  ACTIVE: 'ACTIVATED',
  SUSPENDED: 'SUSPENDED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
}

/** Stops the retries; what they were for is owed. */
function stopBilling(tx: Transaction, subscription: Subscription): void {
  for (const run of ['bill_subscription', 'retry_payment', 'expire_subscription'])
    tx.unschedule(run, subscription.id)
  subscription.next = null
  if (!subscription.owed) return
  subscription.outstanding += subscription.owed.price
  subscription.owed = null
}
