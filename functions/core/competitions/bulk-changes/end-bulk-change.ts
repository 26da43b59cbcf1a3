import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { BulkChange } from '#shared/competitions/bulk-changes/contract.ts'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.ts'
import { findBulkChange } from './find-bulk-change.ts'
import { shownBulkChange } from './shown-bulk-changes.ts'

type Ending = {
  by: Actor
  bulkId: string
  /** Its status until now; another call may have ended it. */
  from: StoredBulkChange['status']
  to: Pick<StoredBulkChange, 'status' | 'lines' | 'committedAt' | 'undoneAt'>
  description: (answer: BulkChange) => string
  remember: (answer: BulkChange) => Write[]
}

/** Ends what was done to the results of a bulk change, once. */
export const endBulkChange = (
  { by, bulkId, from, to, description, remember }: Ending,
  now: string,
): Promise<BulkChange> =>
  untilUnchanged(async () => {
    const bulk = await findBulkChange(bulkId)
    if (bulk.status !== from) return shownBulkChange(bulk)
    const next: StoredBulkChange = { ...bulk, ...to, updatedAt: now, version: bulk.version + 1 }
    const answer = await shownBulkChange(next)
    await commit(
      bulkChanges.put(next, { version: bulk.version }),
      recordActivity(
        { by, type: 'results_bulk', description: description(answer), metadata: { bulkId: bulk.id } },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
