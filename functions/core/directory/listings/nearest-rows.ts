import { type Distance, nearestFirst, type ReadKeys } from '#shared/directory/listings/nearest-first.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { cellPartition, type ListingRow, listingCells } from './listing-lines.ts'
import { rarestFacet } from './rarest-facet.ts'

export type Distant = { row: ListingRow; miles: number }

type Query = Parameters<typeof rarestFacet>[0] & { miles: number }

type Asked = {
  around: Point
  most: number
  after?: Distance | undefined
  wanted?: (row: ListingRow) => boolean
}

/** Listings by their distance, from the cells of the rarest facet that is chosen; `next` is where more may come. */
export async function nearestRows(
  query: Query,
  { around, most, after, wanted }: Asked,
): Promise<{ rows: Distant[]; next?: Distance | undefined }> {
  // Counts of a state say nothing of what is around a place near its border.
  const rarest = await rarestFacet({ ...query, state: undefined })
  const { items, next } = await nearestFirst<ListingRow>({
    around,
    miles: query.miles,
    most,
    after,
    ...(wanted && { isWanted: wanted }),
    read: readCells(rarest?.facet ?? 'all'),
  })
  return { rows: items.map(({ item: row, miles }) => ({ row, miles })), next }
}

const readCells =
  (facet: string): ReadKeys<ListingRow> =>
  async (keys, limit) => {
    const { items, nextCursor } = await listingCells.list({
      pk: cellPartition(facet, keys[0]),
      between: keys,
      limit,
    })
    return { items, more: nextCursor !== undefined }
  }
