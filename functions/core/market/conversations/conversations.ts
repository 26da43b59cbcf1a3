import { deriveId } from '#core/platform/db/derive-id.ts'
import { entity } from '#core/platform/db/entity.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import type { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import type { Item } from '#shared/market/market-items/item.ts'

export const conversationsOnItem = (itemId: string) => `CONVOS_ON#${itemId}`
export const conversationsOfSeller = (userId: string) => `CONVOS_OF#${userId}`
export const conversationsOfBuyer = (userId: string) => `CONVOS_BY#${userId}`

/** A buyer has one conversation about an item, so its id follows from the two. */
export const conversationIdOf = (item: Pick<Item, 'id' | 'createdAt'>, buyerId: string): ConversationId =>
  deriveId('cnv', item.createdAt, `${item.id}#${buyerId}`)

/**
 * Conversations, by the last message: `gsi1` those about an item, `gsi2` those of a seller, `gsi3` those of a buyer. A
 * side that left has no list.
 */
export const conversations = entity({
  name: 'conversation',
  erasure: 'by its noun',
  schema: Conversation,
  key: ({ id }: { id: string }) => ({ pk: `CONVO#${id}`, sk: 'CONVO' }),
  gsi1: ({ itemId, lastAt, id }) => ({ pk: conversationsOnItem(itemId), sk: `${lastAt}#${id}` }),
  gsi2: ({ sellerId, lastAt, id }) =>
    sellerId === goneOwnerId ? undefined : { pk: conversationsOfSeller(sellerId), sk: `${lastAt}#${id}` },
  gsi3: ({ buyerId, lastAt, id }) =>
    buyerId === goneOwnerId ? undefined : { pk: conversationsOfBuyer(buyerId), sk: `${lastAt}#${id}` },
})

export const messagePrefix = 'MSG#'

/** Messages stand below their conversation, by time. */
export const messages = entity({
  name: 'market-message',
  erasure: 'by its noun',
  schema: Message,
  key: ({ conversationId, id }: { conversationId: string; id: string }) => ({
    pk: `CONVO#${conversationId}`,
    sk: `${messagePrefix}${id}`,
  }),
})
