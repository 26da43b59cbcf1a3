import { items } from '#core/market/market-items/items.ts'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { type Conversation, sideOf } from '#shared/market/conversations/conversation.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { isReserved, isSeenByBuyers, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { inboxLines } from './inbox-lines.ts'
import { otherMember } from './other-member.ts'

/** A conversation as one of its two members reads it. `known` is the item where it was just changed. */
export async function readThread(
  conversation: Conversation,
  userId: string,
  { now, known }: { now: string; known?: Item | undefined },
): Promise<Thread> {
  const own = sideOf(conversation, userId)
  if (!own) throw conversationRefusal.notFound()
  const { id, itemId, itemTitle, offer, version } = conversation
  const [stored, users, block, line] = await Promise.all([
    known ?? items.get({ id: itemId }, { consistent: true }),
    usersById([own.otherId]),
    memberBlocks.get({ by: userId, of: own.otherId }, { consistent: true }),
    inboxLines.get({ userId, conversationId: id }, { consistent: true }),
  ])
  const item = stored && (own.side === 'seller' || isSeenByBuyers(stored)) ? stored : undefined
  return {
    id,
    itemId,
    itemTitle,
    side: own.side,
    other: otherMember(own.otherId, users),
    ...(offer && { offer }),
    ...(item && { item: threadItem(item, conversation, now) }),
    isBlocking: block !== undefined,
    isArchived: line?.isArchived ?? false,
    unread: line?.unread ?? 0,
    version,
  }
}

function threadItem(item: Item, { buyerId }: Conversation, now: string): NonNullable<Thread['item']> {
  const [cover] = item.pictures
  const { reservation } = item
  const isHeldHere = isReserved(item, now) && reservation?.buyerId === buyerId
  return {
    id: item.id,
    title: item.title,
    priceCents: item.priceCents,
    priceKind: item.priceKind,
    state: itemStateAt(item, now),
    ...(isHeldHere && { reservation: { until: reservation.until, priceCents: reservation.priceCents } }),
    isHeldHere,
    version: item.version,
    ...(cover && { cover: { src: cover.src, alt: cover.alt, width: cover.width, height: cover.height } }),
  }
}
