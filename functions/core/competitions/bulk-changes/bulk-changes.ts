import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import {
  BulkAction,
  BulkLine,
  BulkStatus,
  bulkPlanEndsAt,
} from '#shared/competitions/bulk-changes/bulk-change.ts'
import { BulkId } from '#shared/competitions/bulk-changes/contract.ts'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const StoredBulkChange = z.object({
  id: BulkId,
  action: BulkAction,
  status: BulkStatus,
  /** The fingerprint of the action and its lines as they were shown. */
  hash: z.string(),
  lines: z.array(BulkLine),
  by: UserId,
  committedAt: z.optional(z.iso.datetime()),
  undoneAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type StoredBulkChange = z.infer<typeof StoredBulkChange>

export const doneBulkChanges = 'BULKCHANGES'

const daysKept = 400

/** Changes of many results. `gsi1` lists those that were started; a preview expires by itself. */
export const bulkChanges = entity({
  name: 'bulk-change',
  erasure: { days: daysKept },
  schema: StoredBulkChange,
  key: ({ id }: { id: string }) => ({ pk: `BULK#${id}`, sk: 'META' }),
  gsi1: ({ status, createdAt, id }) =>
    status === 'planned' ? undefined : { pk: doneBulkChanges, sk: `${createdAt}#${id}` },
  expiresAt: ({ status, createdAt }) =>
    status === 'planned' ? bulkPlanEndsAt(createdAt) : addTime(createdAt, { days: daysKept }),
})

/** A result that a bulk change has changed, as it was before. */
const BulkChanged = z.object({
  bulkId: BulkId,
  resultId: BulkLine.shape.resultId,
  before: CompetitionResult,
  correction: z.optional(CompetitionResult),
  /** Results that no one has touched since still have these versions. */
  after: z.object({ version: z.int(), correction: z.int() }),
  isUndone: z.boolean(),
  changedAt: z.iso.datetime(),
  version: z.int(),
})
export type BulkChanged = z.infer<typeof BulkChanged>

/** A little longer than it can be taken back. */
const linesKept = 5

/** Written with the change itself, so that it is made once, and can be taken back while it is there. */
export const bulkChanged = entity({
  name: 'bulk-changed-result',
  erasure: { days: linesKept },
  schema: BulkChanged,
  key: ({ bulkId, resultId }: { bulkId: string; resultId: string }) => ({
    pk: `BULK#${bulkId}`,
    sk: `RES#${resultId}`,
  }),
  expiresAt: ({ changedAt }) => addTime(changedAt, { days: linesKept }),
})
