import { itemPictures } from '#lib/local/seed/pictures/item-pictures.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { priceDrop } from '#shared/market/market-items/price-drop.ts'
import {
  hoursOfInstant,
  reservationHours,
  reservedItem,
  soldItem,
} from '#shared/market/market-items/reserved-item.ts'
import { steppedItem } from '#shared/market/market-items/stepped-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'
import { placedIn } from './placed-in.ts'
import type { SeededItem } from './seeded-items.ts'
import { threadsAbout } from './thread-sheets.ts'

type Around = { people: ReadonlyMap<string, User>; listings: readonly Listing[]; now: string }

/** An item as it came to be: drafted, published, and what has happened to it since. */
export async function madeItem(seeded: SeededItem, around: Around): Promise<Item> {
  const { sheet, createdAt } = seeded
  const { now } = around
  const draft = await draftOf(seeded, around)
  const publishedAt = addTime(createdAt, { hours: 2 })
  if (sheet.end?.is === 'pending') return steppedItem(draft, 'submit', { now: publishedAt })
  const item = steppedItem(draft, 'publish', { now: publishedAt })
  return ended(item, seeded, now)
}

function ended(
  item: Item,
  { sheet: { end, isInstant }, reservation, sale, priceCents }: SeededItem,
  now: string,
): Item {
  const daysAgo = (days: number) => addTime(now, { days: -days })
  if (reservation) {
    const { until, ...held } = reservation
    const hours = isInstant ? hoursOfInstant : reservationHours.first
    const asked = { ...held, hours, ...(isInstant && { isInstant: true as const }) }
    return reservedItem(item, asked, addTime(until, { hours: -hours }))
  }
  if (sale) return soldItem(item, { ...sale, saleId: sale.id }, sale.at)
  switch (end?.is) {
    case 'sold_elsewhere':
      return steppedItem(item, 'sell_elsewhere', { now: daysAgo(end.daysAgo) })
    case 'expired':
      return steppedItem(item, 'expire', { now: item.expiresAt ?? now })
    case 'removed':
      return steppedItem(item, 'remove', { reason: end.reason, now: daysAgo(end.daysAgo) })
    case 'dropped':
      return cheaper(item, priceCents, daysAgo(end.daysAgo))
    default:
      return item
  }
}

function cheaper(item: Item, priceCents: number, at: string): Item {
  const drop = priceDrop(item, { ...item, priceCents }, at)
  return { ...item, priceCents, ...drop, changedAt: at, updatedAt: at, version: item.version + 1 }
}

async function draftOf(
  { id, sellerId, createdAt, sheet }: SeededItem,
  { people, listings }: Around,
): Promise<Item> {
  const { end, category, title, shippingCents, isOfShop } = sheet
  const seller = people.get(sellerId)
  if (!seller) throw new Error(`The demo has no member ${sheet.seller}, who shall sell ${title}.`)
  const shop = isOfShop && listings.find((one) => one.ownerId === sellerId && isListed(one))
  return {
    id,
    sellerId,
    sellerSince: seller.createdAt,
    title,
    description: sheet.description,
    category,
    condition: sheet.condition,
    brand: sheet.brand ?? '',
    model: sheet.model ?? '',
    priceKind: sheet.priceKind ?? 'fixed',
    priceCents: end?.is === 'dropped' ? end.fromCents : sheet.cents,
    delivery: sheet.delivery ?? 'pickup',
    ...(shippingCents !== undefined && { shippingCents }),
    ...(await placedIn(seller)),
    instantReserve: sheet.isInstant ?? false,
    ...(shop && { listingId: shop.id }),
    pictures: itemPictures({ id, title, category, createdAt }, sheet.cover),
    status: 'draft',
    statusSince: createdAt,
    saveCount: 0,
    conversationCount: threadsAbout(title),
    changedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
}
