import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import {
  filteredItems,
  type ItemLine,
  type ItemOrder,
  type ItemRow,
  itemLines,
  priceKey,
} from './item-lines.ts'

/** A call begins no further read then; its page may be short. */
const mostRows = 1000
/** What is behind the first read is read in larger parts: many in a row may be past their date. */
const largestRead = 400

type Query = {
  category?: ItemCategory | undefined
  state?: string | undefined
  from?: number | undefined
  to?: number | undefined
  limit: number
}

/** Follows every key that begins as one does. */
const last = '~'

/** The keys of an order between which a range of prices stands; all of them for the newest. */
function rangeIn(order: ItemOrder, { from = 0, to = 99_999_999 }: Query): readonly [string, string] {
  if (order === 'newest') return ['', last]
  const keys = [priceKey(order, from), priceKey(order, to)].toSorted() as [string, string]
  return [keys[0], keys[1] + last]
}

/** A page of an order, behind a key of it: those that are wanted, as far as one call may read. */
export async function walkItems(
  order: ItemOrder,
  query: Query,
  wanted: (row: ItemRow) => boolean,
  start: string | undefined,
): Promise<{ rows: ItemRow[]; next?: string }> {
  const { category, state, limit } = query
  const { from = 0, to = from } = query
  if (from > to) return { rows: [] }
  const [first, end] = rangeIn(order, query)
  const rows: ItemLine[] = []
  let after = start
  for (let read = 0; read < mostRows; ) {
    const size: number = read === 0 ? limit + 1 : Math.min(4 * read, largestRead)
    const { items, nextCursor } = await itemLines.list({
      ...filteredItems(order, { category, state }),
      between: [after ? `${after}!` : first || '0', end],
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
