import { writeBatch } from '#core/platform/db/write-batch.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { countsOldRows, type Follower, isProjection } from '#core/platform/projections/follow.ts'
import type { Projection } from '#core/platform/projections/projection.ts'
import { readRow } from '#core/platform/projections/read-row.ts'
import { renewRows } from './renew-rows.ts'
import { rulesChangedOn } from './rules-changed-on.ts'
import { kindsOf, type StoredRow, scanKinds } from './scan-kinds.ts'

const job = 'renew_search_index'

const never = '1970-01-01'
const rowsAtOnce = 10

type Position = { rules: string; after: Record<string, unknown>; failed: number }
type Count = { renewed: number; removed: number }

/**
 * Brings what was indexed under older rules in line with those of today, and counts what was there before its figure, once
 * after they have changed. It reads the whole table, since the place of an old row follows from rules that are gone. A run that is cut off is gone on with.
 */
export async function renewSearchIndex(followers: readonly Follower[]): Promise<Count> {
  const projections = followers.filter(isProjection)
  const countings = followers.filter(countsOldRows)
  const kinds = renewedKinds(followers)
  const count = { renewed: 0, removed: 0 }
  let progress = await jobProgress.get({ job }, { consistent: true })
  const finishedOn = progress?.finishedOn ?? never
  if (finishedOn >= rulesChangedOn) return count
  let position = positionOf(progress?.cursor)
  let failed = position?.failed ?? 0
  do {
    const { rows, next } = await scanKinds(kinds, position?.after)
    failed += await renewPage(projections, rows, count)
    failed += await countPage(countings, rows)
    position = next && { rules: rulesChangedOn, after: next, failed }
    if (position)
      progress = await noteProgress(progress, { job, finishedOn, cursor: JSON.stringify(position) })
  } while (position)
  await noteProgress(progress, { job, finishedOn: failed > 0 ? finishedOn : rulesChangedOn })
  if (failed > 0)
    throw new Error(`${failed} rows of the search index could not be renewed; all of them will be retried.`)
  return count
}

/** The kinds of rows that are renewed, or counted: one condition of a query names a hundred. */
export const renewedKinds = (followers: readonly Follower[]): string[] => [
  ...new Set([
    ...kindsOf(followers.filter(isProjection)),
    ...followers.filter(countsOldRows).map(({ of }) => of),
  ]),
]

/** Returns where a run under the same rules was cut off. */
function positionOf(cursor: string | undefined): Position | undefined {
  const position: Position | undefined = cursor && JSON.parse(cursor)
  return position?.rules === rulesChangedOn ? position : undefined
}

/** Returns the number of rows that failed; the others are done. */
async function renewPage(
  projections: readonly Projection[],
  rows: readonly StoredRow[],
  count: Count,
): Promise<number> {
  const old = rows.filter((row) => !isMade(projections, row))
  await writeBatch(old.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  count.removed += old.length
  let failed = 0
  const sources = rows.flatMap((row) => {
    const following = projections.filter(({ of }) => of === row.entity)
    return following.length > 0 ? [{ row, following }] : []
  })
  for (let start = 0; start < sources.length; start += rowsAtOnce)
    await Promise.all(
      sources.slice(start, start + rowsAtOnce).map(async ({ row, following }) => {
        try {
          if (await renewRows(following, row)) count.renewed++
        } catch (error) {
          failed++
          log.error('job.row_failed', { job, pk: row.pk, sk: row.sk, error })
        }
      }),
    )
  return failed
}

/** Counts row by row, since those at the same time would refuse each other. Returns the number that failed. */
async function countPage(countings: readonly Counting[], rows: readonly StoredRow[]): Promise<number> {
  let failed = 0
  for (const row of rows)
    for (const { recount } of countings.filter(({ of }) => of === row.entity))
      try {
        await recount({ after: row, current: () => readRow(row) })
      } catch (error) {
        failed++
        log.error('job.row_failed', { job, pk: row.pk, sk: row.sk, error })
      }
  return failed
}

/**
 * Tells whether today’s rules make a row at its position, as far as the row shows; rows without a source are
 * left alone.
 */
const isMade = (projections: readonly Projection[], row: StoredRow): boolean => {
  const making = projections.filter(({ into }) => into === row.entity)
  return making.length === 0 || making.some((projection) => projection.isMade(row))
}
