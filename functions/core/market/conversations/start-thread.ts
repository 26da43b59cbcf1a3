import { findItem } from '#core/market/market-items/find-item.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Conversation } from '#shared/market/conversations/conversation.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { hasItemPage } from '#shared/market/market-items/item-state.ts'
import { assertForSale } from '#shared/market/market-items/stepped-item.ts'
import type { ThreadRows } from './added-message.ts'
import { conversationIdOf, conversations } from './conversations.ts'
import { threadRows } from './find-thread.ts'

/** The thread of a buyer about an item: the one they have, or one that begins. Only what is for sale begins one. */
export async function startThread(
  itemId: string,
  buyerId: StoredUser['id'],
  now: string,
): Promise<{ item: Item; rows: ThreadRows }> {
  const item = await findItem(itemId)
  if (item.sellerId === buyerId) throw itemRefusal.own()
  const id = conversationIdOf(item, buyerId)
  const known = await conversations.get({ id }, { consistent: true })
  if (known) return { item, rows: await threadRows(known) }
  if (!hasItemPage(item, now)) throw itemRefusal.notFound()
  assertForSale(item, now)
  const begun: Omit<Conversation, 'lastMessageId'> = {
    id,
    itemId: item.id,
    itemTitle: item.title,
    buyerId,
    sellerId: item.sellerId,
    lastAt: now,
    createdAt: now,
    version: 0,
  }
  // The first message takes the place of this id.
  return { item, rows: await threadRows({ ...begun, lastMessageId: 'msg_00000000000000000000000000' }, true) }
}
