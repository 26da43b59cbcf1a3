import type { StoredBulkChange } from '#core/competitions/bulk-changes/bulk-changes.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoResults } from './demo-results.ts'

/** A bulk change that accepted the results of guests, too long ago to be undone. */
export function demoBulkChanges(now: string): StoredBulkChange[] {
  const guests = demoResults(now).filter(({ guest }) => guest)
  const createdAt = addTime(now, { days: -9 })
  return [
    {
      id: deriveId('blk', createdAt, 'guests of the demo'),
      action: { kind: 'accept', reason: 'The sheets of both events are complete.' },
      status: 'committed',
      hash: 'demo',
      lines: guests.map(({ id, revision, version }) => ({
        resultId: id,
        revision,
        version,
        outcome: 'changed',
        sentence: 'Is verified.',
      })),
      by: demoUserId('admin@demo.test') as StoredBulkChange['by'],
      committedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
      version: 3,
    },
  ]
}
