import { findDocuments } from '#core/content/search/find-documents.ts'
import { distanceKey, distanceOf } from '#core/directory/listings/distance-key.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { pointOfPlace } from '#core/platform/places/point-of-place.ts'
import type { listItems as contract } from '#shared/market/market-items/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { isWantedItem } from './is-wanted.ts'
import { type ItemOrder, type ItemRow, itemRow, placeIn } from './item-lines.ts'
import { items } from './items.ts'
import { listedItem } from './listed-item.ts'
import { type DistantItem, itemsAround } from './nearest-items.ts'
import { walkItems } from './walk-items.ts'

type Query = ApiRequest<typeof contract>['query']

/** No list around a place is longer. */
const mostOfRadius = 500
/** A first page holds so many where there are so many. */
const ofFirstPage = 24

/** A position in a list: a key of an order, or a distance with an id, and how many came before. */
type Position = { at: string; count: string }

type Listed = { rows: DistantItem[]; next?: Position | undefined; isCapped?: boolean }

/**
 * Items for sale. Around a place they are found by their cells, what is searched for by its words, and else in their order,
 * a range of prices as a range of its keys.
 */
export async function listItems({ query, now }: { query: Query; now: string }) {
  const around = query.near ? await pointOfPlace(query.near, 'query.near') : undefined
  const order = query.sort === 'nearest' && !around ? 'newest' : (query.sort ?? 'newest')
  const label = JSON.stringify({ ...query, cursor: '', limit: 0, order })
  const start = query.cursor ? (decodeCursor(label, query.cursor, ['at', 'count']) as Position) : undefined
  const { rows, next, isCapped } = await page(query, { around, order, start, now })
  return {
    items: rows.map(({ row, miles }) => listedItem(row, now, around && miles)),
    ...(next && { nextCursor: encodeCursor(label, next) }),
    ...(isCapped && { isCapped }),
  }
}

type Paging = {
  around: Point | undefined
  order: ItemOrder | 'nearest'
  start: Position | undefined
  now: string
}

async function page(query: Query, { around, order, start, now }: Paging): Promise<Listed> {
  const wanted = (row: ItemRow) => isWantedItem(row, query, now)
  const found = query.q ? await rowsFound(query.q) : undefined
  if (!around) {
    if (order === 'nearest') throw new Error('Nothing is nearest without a place.')
    if (found) {
      const rows = found.filter(wanted).map((row) => ({ row, miles: 0 }))
      return cut(rows, order, query.limit, start)
    }
    const { rows, next } = await walkItems(order, query, wanted, start?.at)
    return { rows: rows.map((row) => ({ row, miles: 0 })), ...(next && { next: { at: next, count: '0' } }) }
  }
  const { category, miles, limit } = query
  if (found) {
    const rows = found
      .map((row) => ({ row, miles: milesBetween(around, row.point) }))
      .filter((one) => one.miles <= miles && wanted(one.row))
    return cut(rows, order, limit, start)
  }
  if (order === 'nearest') return nearestPage(query, around, wanted, start)
  const { rows, next } = await itemsAround({
    category,
    around,
    miles,
    wanted,
    most: mostOfRadius,
    least: ofFirstPage,
  })
  return { ...cut(rows, order, limit, start), isCapped: next !== undefined }
}

async function rowsFound(q: string): Promise<ItemRow[]> {
  const { documents } = await findDocuments('content', q)
  const ids = documents.filter(({ id, url }) => url === itemPath(id)).map(({ id }) => id)
  const rows = await getMany(ids.map((id) => items.key({ id })))
  return rows.map(items.read).flatMap((item) => itemRow(item) ?? [])
}

/** A page of what is in memory whole. */
function cut(
  rows: readonly DistantItem[],
  order: ItemOrder | 'nearest',
  limit: number,
  start?: Position,
): Listed {
  const keyOf = ({ row, miles }: DistantItem) =>
    order === 'nearest' ? distanceKey({ miles, id: row.id }) : placeIn[order](row)
  const behind = rows
    .map((one) => ({ one, key: keyOf(one) }))
    .filter(({ key }) => !start || key > start.at)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const shown = behind.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map(({ one }) => one),
    ...(last && behind.length > limit && { next: { at: last.key, count: '0' } }),
  }
}

async function nearestPage(
  { category, miles, limit }: Query,
  around: Point,
  wanted: (row: ItemRow) => boolean,
  start: Position | undefined,
): Promise<Listed> {
  const before = Number(start?.count ?? 0)
  const { rows, next } = await itemsAround({
    category,
    around,
    miles,
    wanted,
    most: Math.min(limit, mostOfRadius - before),
    after: start && distanceOf(start.at),
    least: 1,
  })
  const count = before + rows.length
  if (!next) return { rows }
  if (count >= mostOfRadius) return { rows, isCapped: true }
  return { rows, next: { at: distanceKey(next), count: String(count) } }
}
