import { isDeepStrictEqual } from 'node:util'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import type { Projection } from './projection.ts'
import type { Row, RowChange } from './row.ts'

const placeOf = ({ pk, sk }: Row) => JSON.stringify([pk, sk])

const byPlace = (rows: readonly Row[]) => new Map(rows.map((row) => [placeOf(row), row]))

/** The rows to remove and to write, so that they match the present; unchanged rows cost nothing. */
function difference(old: readonly Row[], current: readonly Row[]): { gone: Row[]; written: Row[] } {
  const [before, after] = [byPlace(old), byPlace(current)]
  return {
    gone: [...before].flatMap(([place, row]) => (after.has(place) ? [] : [row])),
    written: [...after].flatMap(([place, row]) => (isDeepStrictEqual(before.get(place), row) ? [] : [row])),
  }
}

const mostWritesAtOnce = 100

const rowsOf = (projection: Projection, item: Row | undefined) => (item ? projection.rows(item) : [])

/** Brings what follows from an item in line with a change of it. Repeating it changes nothing. */
export async function followRows(
  projections: readonly Projection[],
  { before, after }: RowChange,
): Promise<void> {
  const changes = projections.map((projection) => {
    const { gone, written } = difference(rowsOf(projection, before), rowsOf(projection, after))
    return { projection, atOnce: projection.atOnce, gone: projection.lasting ? [] : gone, written }
  })
  const together = changes.filter(({ atOnce }) => atOnce)
  const apart = changes.filter(({ atOnce }) => !atOnce)
  // Things that must no longer be seen go first, whatever their kind.
  await Promise.all([
    writeAtOnce(
      together.flatMap(({ gone }) => gone),
      together.flatMap(({ written }) => written),
    ),
    writeBatch(
      apart.flatMap(({ gone }) => gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))),
    ),
  ])
  await writeBatch(apart.flatMap(({ written }) => written.map((Item) => ({ PutRequest: { Item } }))))
  if (!after) return
  const changed = changes.filter(({ written }) => written.length > 0)
  await Promise.all(changed.map(({ projection }) => projection.complete(after)))
}

async function writeAtOnce(gone: readonly Row[], written: readonly Row[]): Promise<void> {
  const TableName = env('TABLE_NAME')
  const writes: Write[] = [
    ...gone.map(({ pk, sk }) => ({ item: { Delete: { TableName, Key: { pk, sk } } } })),
    ...written.map((Item) => ({ item: { Put: { TableName, Item } } })),
  ]
  for (let start = 0; start < writes.length; start += mostWritesAtOnce)
    await commit(...writes.slice(start, start + mostWritesAtOnce))
}
