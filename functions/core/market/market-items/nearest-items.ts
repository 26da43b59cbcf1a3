import { type Distance, nearestFirst } from '#shared/directory/listings/nearest-first.ts'
import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { type ItemRow, itemCellPartition, itemCells } from './item-lines.ts'

export type DistantItem = { row: ItemRow; miles: number }

type Asked = {
  category?: ItemCategory | undefined
  around: Point
  miles: number
  most: number
  after?: Distance | undefined
  wanted?: (row: ItemRow) => boolean
}

type Found = {
  rows: DistantItem[]
  next?: Distance | undefined
  queries: number
  read: number
}

/** Nothing that is near may be for sale any more: then a list reads on instead of being empty. */
const mostCalls = 3

/** As `nearestItems`, which reads on where one call found fewer than `least`. */
export async function itemsAround({ least, ...asked }: Asked & { least: number }): Promise<Found> {
  let found = await nearestItems(asked)
  for (let call = 1; call < mostCalls && found.next && found.rows.length < least; call++) {
    const most = asked.most - found.rows.length
    const more = await nearestItems({ ...asked, most, after: found.next })
    found = { ...more, rows: [...found.rows, ...more.rows] }
  }
  return found
}

/** Items by their distance, from the cells of their category or of all; `next` is where more may come. */
export async function nearestItems({ category, wanted, ...asked }: Asked): Promise<Found> {
  const facet = category ?? 'all'
  const { items, next, queries, rows } = await nearestFirst<ItemRow>({
    ...asked,
    ...(wanted && { isWanted: wanted }),
    read: async (keys, limit) => {
      const pk = itemCellPartition(facet, keys[0])
      const { items, nextCursor } = await itemCells.list({ pk, between: keys, limit })
      return { items, more: nextCursor !== undefined }
    },
  })
  return { rows: items.map(({ item: row, miles }) => ({ row, miles })), next, queries, read: rows }
}
