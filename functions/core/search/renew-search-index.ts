import { isDeepStrictEqual } from 'node:util'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'
import { getMany } from '#core/db/get-many.ts'
import { writeBatch } from '#core/db/write-batch.ts'
import { env } from '#core/env.ts'
import { jobProgress, noteProgress } from '#core/jobs/job-progress.ts'
import { log } from '#core/log/log.ts'
import { type Follower, isProjection } from '#core/projections/follow.ts'
import { followRows } from '#core/projections/follow-rows.ts'
import type { Projection } from '#core/projections/projection.ts'
import { readRow } from '#core/projections/read-row.ts'
import type { Row } from '#core/projections/row.ts'

const job = 'renew_search_index'

/** The day on which the rules changed by which rows are made and where they stand: older ones are renewed once. */
export const rulesChangedOn = '2026-11-26'

const never = '1970-01-01'
const rowsAtOnce = 10
const rowsAPage = 1000

type StoredRow = Row & { entity: string }
type Position = { rules: string; after: Record<string, unknown>; failed: number }
type Count = { renewed: number; removed: number }

/**
 * Brings what was indexed under older rules in line with those of today, once after they have changed. It reads the
 * whole table, since the place of an old row follows from rules that are gone. A run that is cut off is gone on with.
 */
export async function renewSearchIndex(followers: readonly Follower[]): Promise<Count> {
  const projections = followers.filter(isProjection)
  const kinds = kindsOf(projections)
  const count = { renewed: 0, removed: 0 }
  let progress = await jobProgress.get({ job }, { consistent: true })
  const finishedOn = progress?.finishedOn ?? never
  if (finishedOn >= rulesChangedOn) return count
  let position = positionOf(progress?.cursor)
  let failed = position?.failed ?? 0
  do {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new ScanCommand({
        TableName: env('TABLE_NAME'),
        Limit: rowsAPage,
        ExclusiveStartKey: position?.after,
        FilterExpression: `#entity IN (${Object.keys(kinds).join(', ')})`,
        ExpressionAttributeNames: { '#entity': 'entity' },
        ExpressionAttributeValues: kinds,
      }),
    )
    failed += await renewPage(projections, Items as StoredRow[], count)
    position = LastEvaluatedKey && { rules: rulesChangedOn, after: LastEvaluatedKey, failed }
    if (position)
      progress = await noteProgress(progress, { job, finishedOn, cursor: JSON.stringify(position) })
  } while (position)
  await noteProgress(progress, { job, finishedOn: failed > 0 ? finishedOn : rulesChangedOn })
  if (failed > 0)
    throw new Error(`${failed} rows of the search index could not be renewed; all of them will be retried.`)
  return count
}

/** What the scan looks for, as the values of an expression. */
function kindsOf(projections: readonly Projection[]): Record<string, string> {
  const kinds = new Set(projections.flatMap(({ of, into }) => [of, into]))
  return Object.fromEntries([...kinds].map((kind, at) => [`:kind${at}`, kind]))
}

/** Where a run under the same rules was cut off. */
function positionOf(cursor: string | undefined): Position | undefined {
  const position: Position | undefined = cursor && JSON.parse(cursor)
  return position?.rules === rulesChangedOn ? position : undefined
}

/** How many of the rows failed; the others are done. */
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
          if (await renew(following, row)) count.renewed++
        } catch (error) {
          failed++
          log.error('job.row_failed', { job, pk: row.pk, sk: row.sk, error })
        }
      }),
    )
  return failed
}

/** Whether the rules of today make a row where it stands, as far as it shows; what nothing keeps is left alone. */
const isMade = (projections: readonly Projection[], row: StoredRow): boolean => {
  const making = projections.filter(({ into }) => into === row.entity)
  return making.length === 0 || making.some((projection) => projection.isMade(row))
}

/** Writes what is missing of one thing; says whether anything was. */
async function renew(projections: readonly Projection[], row: Row): Promise<boolean> {
  let read = await readRow(row)
  if (!read) return false
  const missing = await missingOf(projections.flatMap(({ rows }) => rows(read as Row)))
  await writeBatch(missing.map((item) => ({ PutRequest: { Item: item } })))
  // The stream may have followed a change before what was read here has been written.
  for (;;) {
    const current = await readRow(row)
    if (isDeepStrictEqual(current, read)) return missing.length > 0
    await followRows(projections, { before: read, after: current })
    if (!current) return false
    read = current
  }
}

async function missingOf(items: readonly Row[]): Promise<Row[]> {
  const place = ({ pk, sk }: { pk: string; sk: string }) => JSON.stringify([pk, sk])
  const found = await getMany(items.map(({ pk, sk }) => ({ pk, sk })))
  const stored = new Map(found.map((item) => [place(item as Row), item]))
  return items.filter((item) => !isDeepStrictEqual(stored.get(place(item)), JSON.parse(JSON.stringify(item))))
}
