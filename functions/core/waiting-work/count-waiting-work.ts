import { addTo } from '#core/db/add-to.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import type { Write } from '#core/db/write.ts'
import { type Queue, waitingCounters, waitingRows } from './waiting-counters.ts'
import { standingOf } from './waiting-kinds.ts'

/**
 * Brings the counters in line with one thing as it is now, whatever image of it has come: late, again, or of something
 * that is gone.
 */
export function countWaitingWork(entity: string, image: unknown): Promise<void> {
  return untilUnchanged(async () => {
    const standing = await standingOf(entity, image)
    if (!standing) return
    const { id, queue, unchanged } = standing
    const counted = await waitingRows.get({ kind: entity, id }, { consistent: true })
    if (counted?.queue === queue) return
    const row = queue && { kind: entity, id, queue, version: (counted?.version ?? 0) + 1 }
    await commit(
      unchanged,
      ...(row ? [waitingRows.put(row, counted ? { version: counted.version } : { absent: true })] : []),
      ...(counted && !row ? [waitingRows.delete(counted)] : []),
      ...(queue ? [add(queue, 1)] : []),
      ...(counted ? [add(counted.queue, -1)] : []),
    )
  })
}

const add = (queue: Queue, count: 1 | -1): Write =>
  addTo(waitingCounters, { queue, count, version: 1 }, 'count')
