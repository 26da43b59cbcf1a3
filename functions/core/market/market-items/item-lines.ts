import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { geohash } from '#shared/directory/listings/geohash.ts'
import { Item, ItemPoint } from '#shared/market/market-items/item.ts'
import { ItemCard } from '#shared/market/market-items/item-card.ts'
import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import { isStoredForSale } from '#shared/market/market-items/item-state.ts'
import { itemCard } from './item-card.ts'

/** An item in a row of a list, with all that filters, orders, and the moment look at: a page is one query. */
const row = {
  ...ItemCard.shape,
  sellerId: Item.shape.sellerId,
  point: ItemPoint,
  expiresAt: z.string(),
  bumpedAt: z.string(),
  reservedUntil: z.optional(z.string()),
  referenceCents: z.optional(z.int()),
  droppedAt: z.optional(z.string()),
  droppedFromCents: z.optional(z.int()),
  version: z.int(),
}

const ItemLine = z.object({ ...row, list: z.string(), at: z.string() })
export type ItemLine = z.infer<typeof ItemLine>

const ItemCell = z.object({ ...row, facet: z.string(), hash: z.string() })
export type ItemCell = z.infer<typeof ItemCell>

export type ItemRow = Omit<ItemCell, 'facet' | 'hash'>

export const itemOrders = ['newest', 'price_up', 'price_down'] as const
export type ItemOrder = (typeof itemOrders)[number]

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')
const mostMs = 9_999_999_999_999
const mostCents = 99_999_999

/** The beginning of the keys of a price in an order of prices. */
export const priceKey = (order: 'price_up' | 'price_down', cents: number) =>
  padded(order === 'price_up' ? cents : mostCents - cents, 8)

const newestKey = (ms: number) => padded(mostMs - ms, 13)
const dayMs = 86_400_000

/** The keys of the newest first between which those stand that came to the top on a day. */
export function toppedOn(day: string): [from: string, to: string] {
  const begin = Date.parse(`${day}T00:00:00.000Z`)
  // `$` comes after the `#` of the keys.
  return [newestKey(begin + dayMs - 1), `${newestKey(begin)}$`]
}

/** The place of an item in each order: all of them go from the smallest key to the largest. */
export const placeIn: Record<ItemOrder, (line: ItemRow) => string> = {
  newest: ({ bumpedAt, id }) => `${newestKey(Date.parse(bumpedAt))}#${id}`,
  price_up: ({ priceCents, id }) => `${priceKey('price_up', priceCents)}#${id}`,
  price_down: ({ priceCents, id }) => `${priceKey('price_down', priceCents)}#${id}`,
}

type Filter = { category?: ItemCategory | undefined; state?: string | undefined }

const partition = (list: string, { category, state }: Filter) =>
  ['MKT', list, ...(category ? ['CATEGORY', category] : []), ...(state ? ['STATE', state] : [])].join('#')

/**
 * The marketplace, kept by the table stream: each item for sale in each order. Each index holds the same lists again, for
 * one way of filtering.
 */
export const itemLines = entity({
  name: 'item-line',
  erasure: 'by the stream',
  packed: true,
  schema: ItemLine,
  key: ({ list, at }: { list: string; at: string }) => ({ pk: partition(list, {}), sk: at }),
  gsi1: ({ list, at, category }) => ({ pk: partition(list, { category }), sk: at }),
  gsi2: ({ list, at, state }) => ({ pk: partition(list, { state }), sk: at }),
  gsi3: ({ list, at, category, state }) => ({ pk: partition(list, { category, state }), sk: at }),
})

/** Selects the lines of a list that pass a filter. */
export function filteredItems(list: ItemOrder, filter: Filter) {
  const { category, state } = filter
  const index = category && state ? 'gsi3' : category ? 'gsi1' : state ? 'gsi2' : undefined
  return { pk: partition(list, filter), ...(index && ({ index } as const)) }
}

/** A partition holds what is in a cell of two letters, by its key. */
export const itemCellPartition = (facet: string, key: string) => `MKNEAR#${facet}#${key.slice(0, 2)}`

/** Items by where they are, all and those of each category. The table stream keeps them. */
export const itemCells = entity({
  name: 'item-cell',
  erasure: 'by the stream',
  packed: true,
  schema: ItemCell,
  key: ({ facet, hash, id }: { facet: string; hash: string; id: string }) => ({
    pk: itemCellPartition(facet, hash),
    sk: `${hash}#${id}`,
  }),
})

/** An item as a row of a list; undefined for one that no list shows. */
export function itemRow(item: Item): ItemRow | undefined {
  const { point, bumpedAt, expiresAt, reservation, referenceCents, droppedAt, droppedFromCents } = item
  if (!isStoredForSale(item) || !point || !bumpedAt || !expiresAt) return undefined
  return {
    ...itemCard(item),
    sellerId: item.sellerId,
    point,
    expiresAt,
    bumpedAt,
    ...(reservation && { reservedUntil: reservation.until }),
    ...(referenceCents !== undefined && { referenceCents }),
    ...(droppedAt && { droppedAt }),
    ...(droppedFromCents !== undefined && { droppedFromCents }),
    version: 1,
  }
}

export function linesOf(item: Item): ItemLine[] {
  const line = itemRow(item)
  return line ? itemOrders.map((order) => ({ ...line, list: order, at: placeIn[order](line) })) : []
}

export function cellsOf(item: Item): ItemCell[] {
  const line = itemRow(item)
  if (!line) return []
  const hash = geohash(line.point)
  return ['all', item.category].map((facet) => ({ ...line, facet, hash }))
}
