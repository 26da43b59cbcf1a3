import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { CellQueue, type WaitingCell } from './cell-queue.ts'
import { cellAt, geohash, lettersAround } from './geohash.ts'

type Placed = { id: string; point: Point }

/** The keys of a list by place between which something stands, both inclusive. */
export type Keys = readonly [from: string, to: string]

/** Reads what stands between two keys, as far as one read goes; `more` tells that there is more than that. */
export type ReadKeys<T> = (keys: Keys, limit: number) => Promise<{ items: T[]; more: boolean }>

/** The place of something in the list: what is near stands mostly together. */
export const placeKey = ({ id, point }: Placed): string => `${geohash(point)}#${id}`

/** A place in the order of distance and id. No id comes before all that are as far away. */
export type Distance = { miles: number; id: string }

type Asked<T> = {
  around: Point
  /** Within this many miles, inclusive. */
  miles: number
  /** At most so many. */
  most: number
  /** Only what comes after this place. */
  after?: Distance | undefined
  isWanted?: (item: T) => boolean
  read: ReadKeys<T>
}

export type Near<T> = { item: T; miles: number }

export type Nearest<T> = {
  items: Near<T>[]
  /** The place after which more may come. */
  next?: Distance | undefined
  queries: number
  rows: number
}

const rowsOfRead = 50
/** Where many are asked for, so many cells are read at the same time. */
const readsAtOnce = 4
const mostQueries = 80
const mostRows = 1000
/** What was on the page before is read again where a cell holds the end of it. So many go on from there at least. */
const queriesBeyond = 20

/**
 * What is nearest, exactly: cells are read from the nearest to the farthest, and the search ends when none can hold
 * anything nearer than what was found. Cells only choose, the distance decides. One call reads little: then its page is
 * short, and the next one goes on where it ended.
 */
export async function nearestFirst<T extends Placed>(asked: Asked<T>): Promise<Nearest<T>> {
  const { around, miles, most, after, isWanted = () => true } = asked
  const cells = new CellQueue(around, { within: miles, beyond: after?.miles ?? 0 })
  const found: Near<T>[] = []
  let [queries, rows, beyond] = [0, 0, 0]
  for (;;) {
    const last = found[most - 1]
    const cell = cells.next()
    if (!cell || (last && last.miles < cell.miles)) {
      const isAll = !cell && found.length <= most
      return {
        items: found.slice(0, most),
        ...(last && !isAll && { next: { miles: last.miles, id: last.item.id } }),
        queries,
        rows,
      }
    }
    const isSpent = queries >= mostQueries || rows >= mostRows
    // A page always ends beyond the one before it, or heaps at one spot would be read again and again.
    const isBeyond = !after || (beyond >= queriesBeyond && cell.miles > after.miles)
    if (isSpent && isBeyond) {
      // Only what is nearer than every cell that was not read is certain.
      const certain = found.filter((one) => one.miles < cell.miles)
      return { items: certain, next: { miles: cell.miles, id: '' }, queries, rows }
    }
    const isFar = most - found.length > rowsOfRead
    const others = isFar ? Array.from({ length: readsAtOnce - 1 }, () => cells.next()) : []
    const batch = [cell, ...others.filter((one) => one !== undefined)]
    for (const items of await Promise.all(batch.map(readCell)))
      for (const item of items) {
        const distance = milesBetween(around, item.point)
        if (distance > miles || !isWanted(item)) continue
        if (after && !isBehind({ miles: distance, id: item.id }, after)) continue
        found.push({ item, miles: distance })
      }
    found.sort((a, b) => a.miles - b.miles || (a.item.id < b.item.id ? -1 : 1))
  }

  async function readCell(cell: WaitingCell): Promise<T[]> {
    const [first, end] = lettersAround(cell)
    const { items, more } = await asked.read(
      [cell.behind ? `${cell.behind.key}!` : first, `${end}~`],
      rowsOfRead,
    )
    const last = more && items.at(-1)
    cells.took(cell, items.length, last ? { key: placeKey(last), code: cellAt(last.point).code } : undefined)
    queries += 1
    rows += items.length
    if (after && cell.miles > after.miles) beyond += 1
    return items
  }
}

const isBehind = (one: Distance, after: Distance) =>
  one.miles > after.miles || (one.miles === after.miles && one.id > after.id)
