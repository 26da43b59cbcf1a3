import { conversationIdOf, conversations } from '#core/market/conversations/conversations.ts'
import { otherMember } from '#core/market/conversations/other-member.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { items } from './items.ts'
import { reachedMember } from './reached-member.ts'

type UserId = Item['sellerId']

/** Where the two talk about an item, or the item where they have not. */
async function placeOf(item: Item, buyerId: UserId): Promise<string> {
  const known = await conversations.get({ id: conversationIdOf(item, buyerId) }, { consistent: true })
  return known ? conversationPath(known.id) : itemPath(item.id)
}

type News = { title: string; message: string; type: 'success' | 'info'; href: string }

async function tell(userId: UserId, news: News, now: string): Promise<Write[]> {
  const member = await reachedMember(userId)
  return member ? notify({ userId: member.id, kind: 'item_reserved', ...news }, now) : []
}

/** Tells the other side that an item is reserved. If it is free again by now, no one is told. */
export async function tellOfReservation(
  { itemId, buyerId }: { itemId: string; buyerId: UserId },
  now: string,
  once: Write,
): Promise<void> {
  const item = await items.get({ id: itemId }, { consistent: true })
  const { reservation } = item ?? {}
  if (!item || !reservation || reservation.buyerId !== buyerId || !isReserved(item, now)) return
  const until = longDay(siteDay(reservation.until))
  const href = await placeOf(item, buyerId)
  const writes = reservation.isInstant
    ? await tell(
        item.sellerId,
        {
          type: 'success',
          title: 'Your item was reserved',
          message: `${await nameOf(buyerId)} reserved ${item.title} until ${until}.`,
          href,
        },
        now,
      )
    : await tell(
        buyerId,
        {
          type: 'success',
          title: 'Reserved for you',
          message: `${item.title} is reserved for you until ${until}.`,
          href,
        },
        now,
      )
  if (writes.length > 0) await commit(once, ...writes)
}

const nameOf = async (buyerId: UserId) => otherMember(buyerId, await usersById([buyerId])).name

/**
 * Tells both that a reservation is over, but not who ended it. One who buys the item, or holds it again, has no use for
 * it, nor has the seller of an item that was removed, who knows why.
 */
export async function tellOfRelease(
  { itemId, buyerId, byId }: { itemId: string; buyerId: UserId; byId?: UserId | undefined },
  now: string,
  once: Write,
): Promise<void> {
  const item = await items.get({ id: itemId }, { consistent: true })
  if (!item || item.status === 'sold_here') return
  if (isReserved(item, now) && item.reservation?.buyerId === buyerId) return
  const href = await placeOf(item, buyerId)
  const isForSale = item.status === 'active' && !item.isSellerSuspended
  const toBuyer =
    byId === buyerId
      ? []
      : await tell(
          buyerId,
          {
            type: 'info',
            title: 'Your reservation ended',
            message: `${item.title} is no longer reserved for you.`,
            href,
          },
          now,
        )
  const toSeller =
    byId === item.sellerId || item.status === 'removed'
      ? []
      : await tell(
          item.sellerId,
          {
            type: 'info',
            title: 'A reservation ended',
            message: `${item.title} is no longer reserved${isForSale ? '. Others can reserve it again' : ''}.`,
            href,
          },
          now,
        )
  if (toBuyer.length + toSeller.length > 0) await commit(once, ...toBuyer, ...toSeller)
}
