import { getMany } from '#core/platform/db/get-many.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { type Follower, isProjection } from '#core/platform/projections/follow.ts'
import type { Projection } from '#core/platform/projections/projection.ts'
import { readRow } from '#core/platform/projections/read-row.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { followSince, renewRows } from './renew-rows.ts'
import { kindsOf, type Position, type StoredRow, scanKinds } from './scan-kinds.ts'
import { searchTitles } from './search-titles.ts'

const job = 'check_search_index'

/** A night checks about this many things, and reads at most this many pages of the table. */
const thingsANight = 500
const pagesANight = 50
const rowsAtOnce = 10

type Count = { checked: number; renewed: number; removed: number }

/**
 * Looks at a part of the index each night, and goes on after it the next night: it writes what is missing, and removes
 * rows of things that have gone or changed because the stream lost a deletion.
 */
export async function checkSearchIndex(followers: readonly Follower[], now: string): Promise<Count> {
  // Rows that cannot tell what they follow from are not checked.
  const projections = followers.filter(isProjection).filter(({ hasSource }) => hasSource)
  const count: Count = { checked: 0, renewed: 0, removed: 0 }
  const progress = await jobProgress.get({ job }, { consistent: true })
  let position: Position | undefined = progress?.cursor ? JSON.parse(progress.cursor) : undefined
  let failed = 0
  for (let page = 0; page < pagesANight && count.checked < thingsANight; page++) {
    const { rows, next } = await scanKinds(kindsOf(projections), position)
    failed += await checkPage(projections, rows, count)
    position = next
    if (!position) break
  }
  await noteProgress(progress, {
    job,
    finishedOn: now.slice(0, 10),
    ...(position && { cursor: JSON.stringify(position) }),
  })
  if (failed > 0) throw new Error(`${failed} rows of the search index could not be checked.`)
  return count
}

/** Returns the number of rows that failed; the others are correct. */
async function checkPage(
  projections: readonly Projection[],
  rows: readonly StoredRow[],
  count: Count,
): Promise<number> {
  const sources = new Set(projections.map(({ of }) => of))
  count.checked += rows.filter(({ entity }) => sources.has(entity) || entity === searchTitles.name).length
  let failed = 0
  const each = async (some: readonly StoredRow[], work: (row: StoredRow) => Promise<void>) => {
    for (let start = 0; start < some.length; start += rowsAtOnce)
      await Promise.all(
        some.slice(start, start + rowsAtOnce).map((row) =>
          work(row).catch((error: unknown) => {
            failed++
            log.error('job.row_failed', { job, pk: row.pk, sk: row.sk, error })
          }),
        ),
      )
  }
  const things = rows.filter(({ entity }) => sources.has(entity))
  await each(things, async (thing) => {
    if (await renewRows(madeOf(projections, thing), thing)) count.renewed++
  })
  await each(await suspects(projections, rows), async (row) => {
    if (await removeLeftover(projections, row)) count.removed++
  })
  return failed
}

const madeOf = (projections: readonly Projection[], { entity }: Row) =>
  projections.filter(({ of }) => of === entity)

const placeOf = ({ pk, sk }: { pk: string; sk: string }) => JSON.stringify([pk, sk])

const sourceOf = (projections: readonly Projection[], row: StoredRow) =>
  projections
    .filter(({ into }) => into === row.entity)
    .map(({ source }) => source(row))
    .find(Boolean)

/** The rows that do not seem to follow from anything, at a glance. */
async function suspects(
  projections: readonly Projection[],
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const derived = rows.flatMap((row) => {
    const source = sourceOf(projections, row)
    return source ? [{ row, source }] : []
  })
  const places = new Map(derived.map(({ source }) => [placeOf(source), source]))
  const things = (await getMany([...places.values()])) as Row[]
  const made = new Set(
    things.flatMap((thing) =>
      madeOf(projections, thing).flatMap((projection) => projection.rows(thing).map(placeOf)),
    ),
  )
  return derived.flatMap(({ row }) => (made.has(placeOf(row)) ? [] : [row]))
}

/** Takes away a row that does not follow from anything; says whether it was one. */
async function removeLeftover(projections: readonly Projection[], row: StoredRow): Promise<boolean> {
  const source = sourceOf(projections, row)
  if (!source) return false
  const thing = await readRow(source)
  const made = thing ? madeOf(projections, thing).flatMap(({ rows }) => rows(thing)) : []
  if (made.some((one) => placeOf(one) === placeOf(row))) return false
  await writeBatch([{ DeleteRequest: { Key: { pk: row.pk, sk: row.sk } } }])
  // It may have become right meanwhile, and the stream may have followed that already.
  const kinds = projections.filter(({ into }) => into === row.entity).map(({ of }) => of)
  await followSince(
    projections.filter(({ of }) => kinds.includes(of)),
    source,
    thing,
  )
  return true
}
