import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { discardAttempt } from './discard-attempt.ts'
import { type StoredSubscription, subscriptions, subscriptionsBegunOn } from './subscriptions.ts'

const job = 'discard_unmade_subscriptions'
const afterMs = 24 * 3_600_000
const mostDaysBack = 30

/** Gives up subscriptions that no one continued, a day after they were started. */
export async function discardUnmadeSubscriptions(
  now: string,
): Promise<{ discarded: number; failed: number }> {
  let [discarded, failed] = [0, 0]
  for (let ago = mostDaysBack; ago >= 0; ago--) {
    const pk = subscriptionsBegunOn(addDays(now.slice(0, 10), -ago))
    const count = await eachRow(
      job,
      (cursor) => subscriptions.list({ index: 'gsi3', pk, limit: 100, cursor }),
      (row) => untilUnchanged(() => discard(row, now)),
    )
    discarded += count.done
    failed += count.failed
  }
  return { discarded, failed }
}

async function discard(row: StoredSubscription, now: string): Promise<boolean> {
  if (Date.parse(now) - Date.parse(row.createdAt) < afterMs) return false
  const attempt = await subscriptions.get(row, { consistent: true })
  if (attempt?.status !== 'incomplete') return false
  const after = await discardAttempt(row.userId, attempt, now)
  return after?.status === 'cancelled'
}
