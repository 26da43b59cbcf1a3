import { eachRow } from '#core/platform/jobs/each-row.ts'
import { adjustments, pendingAdjustmentsPartition } from './adjustments.ts'
import { finishAdjustment } from './finish-adjustment.ts'

const job = 'finish_pending_adjustments'
/** Younger ones are being worked on. */
const leastAgeMs = 5 * 60_000

/** Adjustments that were decided while the provider, or this platform, broke off. One that fails is left for the next run. */
export async function finishPendingAdjustments(now: string): Promise<{ finished: number }> {
  const { done, failed } = await eachRow(
    job,
    (cursor) => adjustments.list({ index: 'gsi1', pk: pendingAdjustmentsPartition, limit: 100, cursor }),
    async (adjustment) => {
      if (Date.parse(now) - Date.parse(adjustment.createdAt) < leastAgeMs) return false
      await finishAdjustment(adjustment, now, 'administrators')
      return true
    },
  )
  if (failed > 0) throw new Error(`${failed} adjustments could not be finished`)
  return { finished: done }
}
