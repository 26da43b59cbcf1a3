import { bulkChanges, type StoredBulkChange } from '#core/competitions/bulk-changes/bulk-changes.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { unknownAccount } from './unknown-account.ts'

/** A bulk change of no result, planned unless it is said otherwise. */
export async function putBulkChange(more: Partial<StoredBulkChange> = {}): Promise<StoredBulkChange> {
  const now = new Date().toISOString()
  const bulk: StoredBulkChange = {
    id: newId('blk', now),
    action: { kind: 'accept', reason: '' },
    status: 'planned',
    hash: 'abc',
    lines: [],
    by: unknownAccount as StoredBulkChange['by'],
    ...(more.status === 'committed' && { committedAt: now }),
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await commit(bulkChanges.put(bulk, { absent: true }))
  return bulk
}

/** Changes the stored bulk change directly. */
export async function changeBulk(id: string, change: Partial<StoredBulkChange>): Promise<void> {
  const bulk = await bulkChanges.get({ id }, { consistent: true })
  if (!bulk) throw new Error(`There is no bulk change ${id}.`)
  await commit(bulkChanges.put({ ...bulk, ...change, version: bulk.version + 1 }, { version: bulk.version }))
}
