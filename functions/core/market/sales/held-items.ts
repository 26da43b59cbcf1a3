import * as z from 'zod/mini'
import { items } from '#core/market/market-items/items.ts'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { mostReservations } from '#shared/market/market-items/reserved-item.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The items that a buyer holds. Each reservation writes this row, so that of many at once only three hold. */
export const heldItems = entity({
  name: 'held-items',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, itemIds: z.array(ItemId), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'HELD_ITEMS' }),
})

/** One more item for a buyer to hold: commit it with the reservation. Throws past three. */
export async function holdOneMore(
  buyerId: z.infer<typeof UserId>,
  itemId: ItemId,
  { isOwnWish, now }: { isOwnWish: boolean; now: string },
): Promise<Write> {
  const known = await heldItems.get({ userId: buyerId }, { consistent: true })
  const others = (known?.itemIds ?? []).filter((id) => id !== itemId)
  const rows = await getMany(
    others.map((id) => items.key({ id })),
    { consistent: true },
  )
  const held = rows
    .map(items.read)
    .filter((item) => isReserved(item, now) && item.reservation?.buyerId === buyerId)
    .map(({ id }) => id)
  if (held.length >= mostReservations)
    throw isOwnWish ? itemRefusal.reserveLimit() : itemRefusal.buyerReserveLimit()
  return heldItems.put(
    { userId: buyerId, itemIds: [...held, itemId], version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
