import {
  type StoredSubscription,
  subscriptions,
  subscriptionsAwaitingPayment,
} from '#core/billing/subscriptions/subscriptions.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { dropPendingUpgrade } from './drop-pending-upgrade.ts'

const job = 'expire_plan_upgrades'

/** Gives up upgrades that were not paid in time; one that was paid but not reported counts. */
export async function expirePlanUpgrades(now: string): Promise<{ expired: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => subscriptions.list({ index: 'gsi3', pk: subscriptionsAwaitingPayment, limit: 100, cursor }),
    (row) => expire(row, now),
  )
  if (failed > 0) throw new Error(`${failed} upgrades could not be discarded; they will be retried.`)
  return { expired: done }
}

async function expire(row: StoredSubscription, now: string): Promise<boolean> {
  const expiresAt = row.pendingPlan?.expiresAt
  if (!expiresAt || now < expiresAt) return false
  const subscription = await subscriptions.get(row, { consistent: true })
  // Another one may have taken its place, with its own time.
  if (!subscription || subscription.pendingPlan?.previewId !== row.pendingPlan?.previewId) return false
  await dropPendingUpgrade(subscription, now)
  return true
}
