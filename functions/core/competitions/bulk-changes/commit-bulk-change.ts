import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type BulkLine, bulkCommitRefusal } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { BulkChange } from '#shared/competitions/bulk-changes/contract.ts'
import { AppError } from '#shared/errors.ts'
import { applyLine } from './apply-line.ts'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.ts'
import { endBulkChange } from './end-bulk-change.ts'
import { findBulkChange } from './find-bulk-change.ts'
import { shownBulkChange } from './shown-bulk-changes.ts'

type Committing = {
  by: Actor
  bulkId: string
  hash: string
  remember: (answer: BulkChange) => Write[]
}

/**
 * Carries out the plan, one result after another. Two simultaneous calls change each result once, and a call that broke
 * off continues when it is repeated.
 */
export async function commitBulkChange(
  { by, bulkId, hash, remember }: Committing,
  now: string,
): Promise<BulkChange> {
  const bulk = await begun(bulkId, hash, now)
  if (bulk.status !== 'committing') return shownBulkChange(bulk)
  const lines: BulkLine[] = []
  for (const line of bulk.lines)
    lines.push(line.outcome === 'change' ? await applyLine({ by, bulk }, line, now) : line)
  return endBulkChange(
    {
      by,
      bulkId,
      from: 'committing',
      to: { status: 'committed', lines, committedAt: now },
      description: ({ action, counts: { changed } }) =>
        `${words[action.kind]} ${changed === 1 ? '1 result' : `${changed} results`} in a bulk change`,
      remember,
    },
    now,
  )
}

const begun = (bulkId: string, hash: string, now: string): Promise<StoredBulkChange> =>
  untilUnchanged(async () => {
    const bulk = await findBulkChange(bulkId)
    const refusal = bulkCommitRefusal(bulk, hash, now)
    if (refusal) throw new AppError('conflict', refusal.code, refusal.message)
    if (bulk.status !== 'planned') return bulk
    const next = { ...bulk, status: 'committing' as const, updatedAt: now, version: bulk.version + 1 }
    await commit(bulkChanges.put(next, { version: bulk.version }))
    return next
  })

const words: Record<StoredBulkChange['action']['kind'], string> = {
  reclass: 'Moved to another class:',
  move_event: 'Moved to another event:',
  accept: 'Verified',
  reject: 'Rejected',
}
