import type { Item, ItemFields } from '#shared/market/market-items/item.ts'
import { hasFlaggedWords } from '#shared/market/market-items/item-limits.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import { priceDrop } from '#shared/market/market-items/price-drop.ts'
import { assertComplete, assertItemEditable } from '#shared/market/market-items/stepped-item.ts'
import { pointOfItem } from './placed-item.ts'
import { assertOwnShop } from './shop-of-item.ts'

/**
 * An item after an edit of its seller. One for sale stays so, at its place in the lists, unless a word in it waits for an
 * administrator; so does one that has expired, since a renewal asks no one. What is free costs nothing.
 */
export async function changedItem(before: Item, fields: ItemFields, now: string): Promise<Item> {
  assertItemEditable(before)
  await assertOwnShop({ ...fields, sellerId: before.sellerId })
  const { shippingCents: _, listingId: __, point: ___, ...kept } = before
  const { shippingCents, ...typed } = fields
  const priceCents = fields.priceKind === 'free' ? 0 : fields.priceCents
  const point = await pointOfItem(fields.zip)
  const waits =
    (before.status === 'active' || before.status === 'expired') &&
    hasFlaggedWords(fields) &&
    !sameWords(before, fields)
  const drop =
    !waits && isForSale(before, now) ? priceDrop(before, { ...fields, priceCents }, now) : undefined
  const after: Item = {
    ...kept,
    ...typed,
    ...(fields.delivery !== 'pickup' && shippingCents !== undefined && { shippingCents }),
    priceCents,
    ...(point && { point }),
    ...drop,
    changedAt: now,
    updatedAt: now,
    version: before.version + 1,
  }
  if (before.publishedAt) assertComplete(after)
  return waits ? { ...after, status: 'pending', statusSince: now } : after
}

const sameWords = (one: ItemFields, other: ItemFields) =>
  one.title === other.title &&
  one.description === other.description &&
  one.brand === other.brand &&
  one.model === other.model

/** An item that begins. */
export async function newItem(
  begun: Pick<Item, 'id' | 'sellerId' | 'sellerSince'>,
  fields: ItemFields,
  now: string,
): Promise<Item> {
  const empty: Item = {
    ...begun,
    ...fields,
    pictures: [],
    status: 'draft',
    statusSince: now,
    saveCount: 0,
    conversationCount: 0,
    changedAt: now,
    createdAt: now,
    updatedAt: now,
    version: 0,
  }
  return changedItem(empty, fields, now)
}
