import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import { pointOfPlace } from '#core/platform/places/point-of-place.ts'
import type { listListings as contract } from '#shared/directory/listings/contract.ts'
import { featuredOf, hourOf } from '#shared/directory/listings/featured-first.ts'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import { distanceKey, distanceOf } from './distance-key.ts'
import { featuredIn } from './featured-in.ts'
import { isWanted } from './is-wanted.ts'
import { listedListing } from './listed-listing.ts'
import { type ListingRow, type Order, placeIn } from './listing-lines.ts'
import { listingRows } from './listing-rows.ts'
import { type Distant, nearestRows } from './nearest-rows.ts'
import { walkLines } from './walk-lines.ts'

type Query = ApiRequest<typeof contract>['query']
type Asked = { query: Query; now: string }

/** No list around a place is longer. */
const mostOfRadius = 500

/** A position in a list: a key of an order, or a distance with an id, and how many came before. */
type Position = { at: string; count: string }

/**
 * Published listings. Near a place they are found by their cells, where a rare service or brand is chosen by its list,
 * what is searched for by its words, and else in their order. Featured ones come with the first page, once.
 */
export async function listListings({ query, now }: Asked) {
  const around = query.near ? await pointOfPlace(query.near, 'query.near') : undefined
  const sort = query.sort === 'nearest' && !around ? undefined : query.sort
  const order = sort ?? (around ? 'nearest' : 'recommended')
  const label = JSON.stringify({ ...query, cursor: '', limit: 0, order })
  const start = query.cursor ? (decodeCursor(label, query.cursor, ['at', 'count']) as Position) : undefined
  const [featured, { rows, next, isCapped }] = await Promise.all([
    // What is searched for stands by itself.
    start || query.q ? [] : featuredNow(query, around, now),
    page(query, { around, order, start, now }),
  ])
  const shownAbove = new Set(featured.map(({ id }) => id))
  const items = rows.flatMap(({ row, miles }) =>
    shownAbove.has(row.id) ? [] : [listedListing(row, around && miles)],
  )
  return {
    featured,
    items,
    ...(next && { nextCursor: encodeCursor(label, next) }),
    ...(isCapped && { isCapped }),
  }
}

type Paging = {
  around: Point | undefined
  order: Order | 'nearest'
  start: Position | undefined
  now: string
}

type Listed = { rows: Distant[]; next?: Position | undefined; isCapped?: boolean }

async function page(query: Query, { around, order, start, now }: Paging): Promise<Listed> {
  const wanted = (row: ListingRow) => isWanted(row, query, now)
  const known = await listingRows(query, now)
  if (!around) {
    if (order === 'nearest') throw new Error('Nothing is nearest without a place.')
    if (known)
      return cut(
        known.filter(wanted).map((row) => ({ row, miles: 0 })),
        order,
        query.limit,
        start,
      )
    const { rows, next } = await walkLines(order, query, wanted, start?.at)
    return { rows: rows.map((row) => ({ row, miles: 0 })), ...(next && { next: { at: next, count: '0' } }) }
  }
  const within = (row: ListingRow) => milesBetween(around, row.point) <= query.miles
  if (known) {
    const rows = known
      .filter((row) => wanted(row) && within(row))
      .map((row) => ({ row, miles: milesBetween(around, row.point) }))
    return cut(rows, order, query.limit, start)
  }
  if (order === 'nearest') return nearestPage(query, around, wanted, start)
  const { rows, next } = await nearestRows(query, { around, wanted, most: mostOfRadius })
  return { ...cut(rows, order, query.limit, start), isCapped: next !== undefined }
}

/** A page of what is in memory whole. */
function cut(rows: readonly Distant[], order: Order | 'nearest', limit: number, start?: Position): Listed {
  const keyOf = ({ row, miles }: Distant) =>
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
  query: Query,
  around: Point,
  wanted: (row: ListingRow) => boolean,
  start: Position | undefined,
): Promise<Listed> {
  const before = Number(start?.count ?? 0)
  const { rows, next } = await nearestRows(query, {
    around,
    wanted,
    most: Math.min(query.limit, mostOfRadius - before),
    after: start && distanceOf(start.at),
  })
  const count = before + rows.length
  if (!next) return { rows }
  if (count >= mostOfRadius) return { rows, isCapped: true }
  return { rows, next: { at: distanceKey(next), count: String(count) } }
}

async function featuredNow(query: Query, around: Point | undefined, now: string): Promise<ListedListing[]> {
  const rows = (await featuredIn(query, now)).filter(
    (row) => isFeatured(row, now) && isWanted(row, query, now),
  )
  const near = around ? rows.filter((row) => milesBetween(around, row.point) <= query.miles) : rows
  return featuredOf(near, hourOf(now)).map((row) =>
    listedListing(row, around && milesBetween(around, row.point)),
  )
}
