import { type Contribution, recountRow } from '#core/billing/billing/billing-counters.ts'
import { payingThrough, renewingOn, subscribersOf } from '#core/billing/billing/billing-figures.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import { renewsItself } from './renews-itself.ts'
import { type StoredSubscription, subscriptions } from './subscriptions.ts'

/** Counts subscribers, and renewals by day. A subscription deleted with its member no longer counts. */
const subscribers: Counting = {
  of: subscriptions.name,
  recount: async ({ before, after }) => {
    const item = after ?? before
    if (!item) return
    const read = subscriptions.read(item)
    const { id, version } = read
    const row = { id, version: after ? version : version + 1 }
    await recountRow('BILLING_COUNTS', row, { counts: after ? countsOf(read) : {} })
  },
}

function countsOf(subscription: StoredSubscription): Contribution['counts'] {
  const { planName, currentPeriodEndAt, paymentProvider, status } = subscription
  const atProvider = paymentProvider !== 'manual'
  const paying: Record<string, number> =
    atProvider && status !== 'incomplete' && isLive(subscription)
      ? { [payingThrough(paymentProvider)]: 1 }
      : {}
  if (!isRunning(subscription)) return paying
  return {
    ...paying,
    [subscribersOf(planName)]: 1,
    ...(renewsItself(subscription) && { [renewingOn(currentPeriodEndAt.slice(0, 10))]: 1 }),
  }
}

export const projections = [subscribers]
