import { eachRow } from '#core/platform/jobs/each-row.ts'
import type { Follower } from '#core/platform/projections/follow.ts'
import { isWaiting } from './is-waiting.ts'

const job = 'count_all_waiting_work'

/** Counts items from before there were counters, or that their reader has missed. A counted item stays so. */
export async function countAllWaitingWork(followers: readonly Follower[], now: string): Promise<void> {
  let failed = 0
  for (const { lists, count } of followers.filter(isWaiting))
    for (const page of lists) {
      const counted = await eachRow(job, page, async (row) => {
        await count(row, now)
        return true
      })
      failed += counted.failed
    }
  if (failed > 0) throw new Error(`${failed} waiting items could not be counted; they will be retried.`)
}
