import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type BulkLine, bulkUndoRefusal } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { BulkChange } from '#shared/competitions/bulk-changes/contract.ts'
import { AppError } from '#shared/errors.ts'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.ts'
import { endBulkChange } from './end-bulk-change.ts'
import { findBulkChange } from './find-bulk-change.ts'
import { shownBulkChange } from './shown-bulk-changes.ts'
import { undoLine } from './undo-line.ts'

type Undoing = { by: Actor; bulkId: string; remember: (answer: BulkChange) => Write[] }

/** Takes a bulk change back, a result after another; a call that broke off goes on when it is made again. */
export async function undoBulkChange({ by, bulkId, remember }: Undoing, now: string): Promise<BulkChange> {
  const bulk = await begun(bulkId, now)
  if (bulk.status === 'undone') return shownBulkChange(bulk)
  const lines: BulkLine[] = []
  for (const line of bulk.lines)
    lines.push(line.outcome === 'changed' ? await undoLine({ by, bulk }, line, now) : line)
  return endBulkChange(
    {
      by,
      bulkId,
      from: 'undoing',
      to: { status: 'undone', lines, undoneAt: now },
      description: ({ counts: { undone } }) =>
        `Undid a bulk change: ${undone === 1 ? '1 result is' : `${undone} results are`} as before`,
      remember,
    },
    now,
  )
}

const begun = (bulkId: string, now: string): Promise<StoredBulkChange> =>
  untilUnchanged(async () => {
    const bulk = await findBulkChange(bulkId)
    if (bulk.status === 'undone' || bulk.status === 'undoing') return bulk
    const refusal = bulkUndoRefusal(bulk.committedAt, now)
    if (refusal) throw new AppError('conflict', refusal.code, refusal.message)
    const next = { ...bulk, status: 'undoing' as const, updatedAt: now, version: bulk.version + 1 }
    await commit(bulkChanges.put(next, { version: bulk.version }))
    return next
  })
