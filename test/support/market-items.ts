import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import type { Item, ItemFields } from '#shared/market/market-items/item.ts'
import { expiryFrom } from '#shared/market/market-items/item-dates.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'

/** Two letters are a term of the search, so that many items stay cheap to index. */
export const itemTitle = () => `I${crypto.randomUUID().slice(0, 12)}`

/** All that a published item needs but its pictures, in Phoenix. */
export const itemFields = (more: Partial<ItemFields> = {}): ItemFields => ({
  title: itemTitle(),
  description: 'It ran for two summers, and it has never been repaired.',
  category: 'subwoofers',
  condition: 'good',
  brand: 'Bassline',
  model: 'BL-12',
  priceKind: 'offers',
  priceCents: 25_000,
  delivery: 'both',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85004',
  instantReserve: false,
  ...more,
})

/** A file that every page may show. */
const picture = {
  id: 'pic_01JZ0000000000000000000000',
  src: '/og.png',
  alt: 'The front',
  width: 1600,
  height: 1200,
}

/** An item that is for sale since now, unless it is said otherwise. */
export function anItem(sellerId: string, more: Partial<Item> = {}): Item {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const at = more.publishedAt ?? createdAt
  const fields = itemFields()
  return {
    id: newId('itm', createdAt) as ItemId,
    sellerId: sellerId as Item['sellerId'],
    sellerSince: '2026-01-01T00:00:00.000Z',
    ...fields,
    point: { lat: 33.45, lon: -112.07, precision: 'zip' },
    pictures: [picture],
    status: 'active',
    statusSince: at,
    publishedAt: at,
    bumpedAt: at,
    expiresAt: expiryFrom(fields, at),
    referenceCents: more.priceCents ?? fields.priceCents,
    saveCount: 0,
    conversationCount: 0,
    changedAt: at,
    createdAt,
    updatedAt: at,
    version: 1,
    ...more,
  }
}

/** Stores such an item directly. */
export async function putItem(sellerId: string, more: Partial<Item> = {}): Promise<Item> {
  const item = anItem(sellerId, more)
  await commit(items.put(item, { absent: true }))
  return item
}

/** Stores an item that was never published, complete unless it is said otherwise. */
export async function putDraft(sellerId: string, more: Partial<Item> = {}): Promise<Item> {
  const at = more.createdAt ?? new Date().toISOString()
  const item: Item = {
    id: newId('itm', at) as ItemId,
    sellerId: sellerId as Item['sellerId'],
    sellerSince: '2026-01-01T00:00:00.000Z',
    ...itemFields(),
    point: { lat: 33.45, lon: -112.07, precision: 'zip' },
    pictures: [picture],
    status: 'draft',
    statusSince: at,
    saveCount: 0,
    conversationCount: 0,
    changedAt: at,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
  await commit(items.put(item, { absent: true }))
  return item
}

export const itemNow = (id: string) => items.get({ id }, { consistent: true })

export const atItem = (itemId: ItemId) => ({ params: { itemId } })
