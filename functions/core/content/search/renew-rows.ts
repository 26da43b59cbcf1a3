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
  const missing = await missingOf(projections, read)
  await writeBatch(missing.flatMap(({ rows }) => rows.map((Item) => ({ PutRequest: { Item } }))))
  for (const { projection } of missing) await projection.complete(read)
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

const placeOf = ({ pk, sk }: { pk: string; sk: string }) => JSON.stringify([pk, sk])

/** The projections that lack rows of an item, with these. */
async function missingOf(
  projections: readonly Projection[],
  item: Row,
): Promise<{ projection: Projection; rows: Row[] }[]> {
  const made = projections.map((projection) => ({ projection, rows: projection.rows(item) }))
  const found = await getMany(made.flatMap(({ rows }) => rows.map(({ pk, sk }) => ({ pk, sk }))))
  const stored = new Map((found as Row[]).map((row) => [placeOf(row), row]))
  return made.flatMap(({ projection, rows }) => {
    const missing = rows.filter((row) => !isSame(projection, stored.get(placeOf(row)), row))
    return missing.length > 0 ? [{ projection, rows: missing }] : []
  })
}

/** Whatever stands beside a row follows from something else. */
const isSame = ({ beside }: Projection, stored: Row | undefined, row: Row): boolean =>
  isDeepStrictEqual(
    stored && Object.fromEntries(Object.entries(stored).filter(([name]) => !beside.includes(name))),
    JSON.parse(JSON.stringify(row)),
  )
