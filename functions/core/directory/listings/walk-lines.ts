import { filteredList, type ListingLine, type ListingRow, listingLines, type Order } from './listing-lines.ts'

/** A call reads no more; a page may be short then. */
const mostRows = 1000

type Query = Parameters<typeof filteredList>[1] & { limit: number }

/** A page of an order, behind a key of it: those that are wanted, as far as one call may read. */
export async function walkLines(
  order: Order,
  { type, state, limit }: Query,
  wanted: (row: ListingRow) => boolean,
  start: string | undefined,
): Promise<{ rows: ListingRow[]; next?: string }> {
  const rows: ListingLine[] = []
  let after = start
  for (let read = 0; read < mostRows; ) {
    const size: number = read === 0 ? limit + 1 : 100
    const { items, nextCursor } = await listingLines.list({
      ...filteredList(order, { type, state }),
      ...(after && { after }),
      limit: size,
    })
    read += items.length
    for (const line of items) {
      if (rows.length === limit && wanted(line)) return { rows, next: rows.at(-1)?.at ?? line.at }
      if (wanted(line)) rows.push(line)
    }
    after = items.at(-1)?.at ?? after
    if (!nextCursor) return { rows }
  }
  return { rows, ...(after && { next: after }) }
}
