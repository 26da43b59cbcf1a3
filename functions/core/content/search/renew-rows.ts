import { isDeepStrictEqual } from 'node:util'
import { getMany } from '#core/platform/db/get-many.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { followRows } from '#core/platform/projections/follow-rows.ts'
import type { Projection } from '#core/platform/projections/projection.ts'
import { readRow } from '#core/platform/projections/read-row.ts'
import type { Row } from '#core/platform/projections/row.ts'

/** Writes missing rows of one thing; says whether there were any. */
export async function renewRows(projections: readonly Projection[], row: Row): Promise<boolean> {
  const read = await readRow(row)
  if (!read) return false
  const missing = await missingOf(projections.flatMap(({ rows }) => rows(read)))
  await writeBatch(missing.map((item) => ({ PutRequest: { Item: item } })))
  return (await followSince(projections, row, read)) && missing.length > 0
}

/**
 * Follows what has become of a thing since it was read: the stream may have followed that before what was written here.
 * Says whether the thing is still there.
 */
export async function followSince(
  projections: readonly Projection[],
  place: { pk: string; sk: string },
  before: Row | undefined,
): Promise<boolean> {
  let read = before
  for (;;) {
    const current = await readRow(place)
    if (isDeepStrictEqual(current, read)) return current !== undefined
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
