import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { isStoredForSale } from '#shared/market/market-items/item-state.ts'
import { items } from './items.ts'

/**
 * The writes of an item that has changed, with the news of it: every change of an item goes through here. `before` is as it
 * was read, `changed` has the next version. `byId` is who ends a reservation by a wish; they need not be told.
 */
export function saveItem(
  before: Item,
  changed: Item,
  now: string,
  { byId }: { byId?: Item['sellerId'] } = {},
): Write[] {
  const { id: itemId } = before
  const { isUnannounced, ...after } = changed
  const isNew = after.publishedAt !== undefined && (isUnannounced || before.publishedAt === undefined)
  const isShown = isStoredForSale(after)
  const held = before.reservation
  const isOtherHold = after.reservation?.buyerId !== held?.buyerId || after.reservation?.until !== held?.until
  return [
    items.put(
      { ...after, ...(isNew && !isShown && { isUnannounced: true }), updatedAt: now },
      { version: before.version, counted: before },
    ),
    ...dropPictures(before, after, now),
    ...(isNew && isShown ? [announce('item.published', { itemId }, now)] : []),
    ...(after.droppedAt && after.droppedAt !== before.droppedAt
      ? [
          announce(
            'item.price_dropped',
            { itemId, fromCents: after.droppedFromCents ?? before.priceCents, toCents: after.priceCents },
            now,
          ),
        ]
      : []),
    ...(held && isOtherHold
      ? [announce('item.released', { itemId, buyerId: held.buyerId, ...(byId && { byId }) }, now)]
      : []),
    ...(after.reservation && isOtherHold
      ? [announce('item.reserved', { itemId, buyerId: after.reservation.buyerId }, now)]
      : []),
    ...(isStoredForSale(before) && !isShown ? [announce('item.ended', { itemId }, now)] : []),
  ]
}

/** Files of pictures that an item no longer has go. */
export function dropPictures({ id: itemId, pictures }: Item, after: Item | undefined, now: string): Write[] {
  const kept = new Set((after?.pictures ?? []).map(({ src }) => src))
  const own = `/media/item-pictures/${itemId}/`
  const dropped = pictures.flatMap(({ src }) => (!kept.has(src) && src.startsWith(own) ? [src] : []))
  return dropped.length > 0 ? [announce('item.pictures_dropped', { itemId, pictures: dropped }, now)] : []
}
