import { saveItem } from '#core/market/market-items/save-item.ts'
import { unblocked } from '#core/market/member-blocks/member-blocks.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { Item, Reservation } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { reservedItem } from '#shared/market/market-items/reserved-item.ts'
import { holdOneMore } from './held-items.ts'

type Wish = Pick<Reservation, 'buyerId' | 'priceCents' | 'isInstant'> & { hours: number }

/**
 * The writes that hold an item for a buyer: on the version of the item, so of many at once one holds it. No one holds
 * anything while suspended, leaving, or blocked.
 */
export async function reserveFor(
  item: Item,
  wish: Wish,
  now: string,
): Promise<{ item: Item; reservation: Reservation; writes: Write[] }> {
  const buyer = await users.get({ id: wish.buyerId }, { consistent: true })
  if (!buyer || buyer.deletionDueAt || buyer.status === 'suspended') throw itemRefusal.buyerUnknown()
  const after = reservedItem(item, wish, now)
  return {
    item: after,
    reservation: after.reservation as Reservation,
    writes: [
      ...unblocked(item.sellerId, buyer.id),
      ...saveItem(item, after, now),
      await holdOneMore(buyer.id, item.id, { isOwnWish: wish.isInstant === true, now }),
      users.check({ id: buyer.id }, { version: buyer.version }),
    ],
  }
}
