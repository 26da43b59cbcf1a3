import type { PublicItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { oldPriceOf } from '#shared/market/market-items/price-drop.ts'
import { itemRow } from './item-lines.ts'
import { items, itemsOfPartition } from './items.ts'
import { isRowForSale, listedItem } from './listed-item.ts'
import { nearestItems } from './nearest-items.ts'
import { sellerCard } from './seller-card.ts'

const mostOthers = 4
const mostOfSeller = 24
const milesNearby = 100

/** An item as everyone sees it: for sale, or sold within 30 days. */
export async function getItem({
  params,
  now,
}: {
  params: { itemId: string }
  now: string
}): Promise<PublicItem> {
  const item = await items.get({ id: params.itemId }, { consistent: true })
  if (!item || !hasItemPage(item, now)) throw itemRefusal.notFound()
  const [seller, others, nearby] = await Promise.all([
    sellerCard(item, now),
    othersOf(item, now),
    nearbyOf(item, now),
  ])
  // A suspension reaches the items of a seller a moment later.
  if (!seller) throw itemRefusal.notFound()
  return { ...shownItem(item, now), seller, others, nearby }
}

function shownItem(item: Item, now: string): Omit<PublicItem, 'seller' | 'others' | 'nearby'> {
  const { point, shippingCents, publishedAt, bumpedAt, expiresAt } = item
  const state = itemStateAt(item, now)
  const status = state === 'sold' || state === 'reserved' ? state : 'active'
  const oldPriceCents = status === 'sold' ? undefined : oldPriceOf(item, now)
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    category: item.category,
    condition: item.condition,
    brand: item.brand,
    model: item.model,
    priceKind: item.priceKind,
    priceCents: item.priceCents,
    delivery: item.delivery,
    ...(shippingCents !== undefined && { shippingCents }),
    city: item.city,
    state: item.state,
    instantReserve: item.instantReserve,
    pictures: item.pictures,
    saveCount: item.saveCount,
    ...(publishedAt && { publishedAt }),
    ...(bumpedAt && { bumpedAt }),
    ...(expiresAt && { expiresAt }),
    updatedAt: item.updatedAt,
    ...(point && { point }),
    status,
    ...(oldPriceCents !== undefined && { oldPriceCents }),
    ...(status === 'sold' && { soldAt: item.statusSince }),
  }
}

async function othersOf({ sellerId, id }: Item, now: string): Promise<PublicItem['others']> {
  const { items: own } = await items.list({
    index: 'gsi1',
    pk: itemsOfPartition(sellerId),
    newestFirst: true,
    limit: mostOfSeller,
  })
  return own
    .filter((item) => item.id !== id)
    .flatMap((item) => itemRow(item) ?? [])
    .filter((row) => isRowForSale(row, now))
    .slice(0, mostOthers)
    .map((row) => listedItem(row, now))
}

async function nearbyOf({ id, sellerId, category, point }: Item, now: string): Promise<PublicItem['nearby']> {
  if (!point) return []
  const { rows } = await nearestItems({
    category,
    around: point,
    miles: milesNearby,
    most: mostOthers,
    wanted: (row) => row.id !== id && row.sellerId !== sellerId && isRowForSale(row, now),
  })
  return rows.map(({ row, miles }) => listedItem(row, now, miles))
}
