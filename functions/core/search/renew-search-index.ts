import { isDeepStrictEqual } from 'node:util'
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#core/db/client.ts'
import { getMany } from '#core/db/get-many.ts'
import { writeBatch } from '#core/db/write-batch.ts'
import { env } from '#core/env.ts'
import { jobProgress, noteProgress } from '#core/jobs/job-progress.ts'
import { log } from '#core/log/log.ts'
import { derivedKinds, isMade, sourceKinds, sourceOf } from './derived-rows.ts'

const job = 'renew_search_index'

/** The day on which the rules changed by which names are folded, indexed and ordered: older rows are renewed once. */
export const rulesChangedOn = '2026-11-25'

const never = '1970-01-01'
const rowsAtOnce = 10
const rowsAPage = 1000
const kinds = Object.fromEntries([...sourceKinds, ...derivedKinds].map((kind, at) => [`:kind${at}`, kind]))

type Key = { pk: string; sk: string }
type Row = Key & { entity: string }
type Position = { rules: string; after: Record<string, unknown>; failed: number }
type Count = { renewed: number; removed: number }

/**
 * Brings what was indexed under older rules in line with those of today, once after they have changed. It reads the
 * whole table, since the place of an old row follows from rules that are gone. A run that is cut off is gone on with.
 */
export async function renewSearchIndex(): Promise<Count> {
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
    failed += await renewPage(Items as Row[], count)
    position = LastEvaluatedKey && { rules: rulesChangedOn, after: LastEvaluatedKey, failed }
    if (position)
      progress = await noteProgress(progress, { job, finishedOn, cursor: JSON.stringify(position) })
  } while (position)
  await noteProgress(progress, { job, finishedOn: failed > 0 ? finishedOn : rulesChangedOn })
  if (failed > 0)
    throw new Error(`${failed} rows of the search index could not be renewed; all of them will be retried.`)
  return count
}

/** Where a run under the same rules was cut off. */
function positionOf(cursor: string | undefined): Position | undefined {
  const position: Position | undefined = cursor && JSON.parse(cursor)
  return position?.rules === rulesChangedOn ? position : undefined
}

/** How many of the rows failed; the others are done. */
async function renewPage(rows: Row[], count: Count): Promise<number> {
  const old = rows.filter((row) => derivedKinds.includes(row.entity) && !isMade(row))
  await writeBatch(old.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  count.removed += old.length
  const sources = rows.filter(({ entity }) => sourceKinds.includes(entity))
  let failed = 0
  for (let start = 0; start < sources.length; start += rowsAtOnce)
    await Promise.all(
      sources.slice(start, start + rowsAtOnce).map(async ({ pk, sk, entity }) => {
        try {
          if (await renew(entity, { pk, sk })) count.renewed++
        } catch (error) {
          failed++
          log.error('job.row_failed', { job, pk, sk, error })
        }
      }),
    )
  return failed
}

/** Writes what is missing of one thing; says whether anything was. */
async function renew(entity: string, key: Key): Promise<boolean> {
  const { made, follow } = sourceOf(entity)
  let read = await readItem(key)
  if (!read) return false
  const missing = await missingOf(made(read))
  await writeBatch(missing.map((item) => ({ PutRequest: { Item: item } })))
  // The stream may have followed a change before what was read here has been written.
  for (;;) {
    const current = await readItem(key)
    if (isDeepStrictEqual(current, read)) return missing.length > 0
    await follow({ before: read, after: current })
    if (!current) return false
    read = current
  }
}

async function readItem(key: Key): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName: env('TABLE_NAME'), Key: key, ConsistentRead: true })
  return (await documents().send(get)).Item
}

async function missingOf<T extends Key>(items: T[]): Promise<T[]> {
  const place = ({ pk, sk }: Key) => JSON.stringify([pk, sk])
  const found = await getMany(items.map(({ pk, sk }) => ({ pk, sk })))
  const stored = new Map(found.map((item) => [place(item as Key), item]))
  return items.filter((item) => !isDeepStrictEqual(stored.get(place(item)), JSON.parse(JSON.stringify(item))))
}
