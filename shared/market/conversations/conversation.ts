import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { ConversationId } from './named-conversation.ts'

export const MessageId = idSchema('msg')
export type MessageId = z.infer<typeof MessageId>

export const longestMessage = 2000
export const MessageText = text(longestMessage, 1)

/**
 * What happened in a thread. `text` and `offer` are written by a member; the others say what one of them did with the
 * item or an offer, and have no text.
 */
export const MessageKind = z.enum([
  'text',
  'offer',
  'accepted',
  'declined',
  'withdrawn',
  'reserved',
  'released',
  'sold',
])
export type MessageKind = z.infer<typeof MessageKind>

/** Never edited. */
export const Message = z.object({
  id: MessageId,
  conversationId: ConversationId,
  fromId: UserId,
  kind: MessageKind,
  text: z.string(),
  /** Of an offer, and of what was agreed on. */
  priceCents: z.optional(z.int()),
  /** Until when the item is reserved. Of `released`, that this time was over: no one ended it. */
  until: z.optional(z.iso.datetime()),
  /** Words in it are those of fraud: the reader is warned. */
  isSuspect: z.optional(z.literal(true)),
  sentAt: z.iso.datetime(),
  version: z.int(),
})
export type Message = z.infer<typeof Message>

/** The last offer of the buyer. A later one takes the place of an earlier one. */
export const Offer = z.object({
  messageId: MessageId,
  priceCents: z.int(),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
})
export type Offer = z.infer<typeof Offer>

/** Two members about one item; one for each buyer of it. */
export const Conversation = z.object({
  id: ConversationId,
  itemId: ItemId,
  itemTitle: z.string(),
  buyerId: UserId,
  sellerId: UserId,
  offer: z.optional(Offer),
  /** Before, a buyer with a new account sends no links, phone numbers, and email addresses. */
  repliedAt: z.optional(z.iso.datetime()),
  /** A message in it has the words of fraud: it is one case for administrators. */
  flaggedAt: z.optional(z.iso.datetime()),
  /** When each side last said something: whom a suspended member wrote to is told. */
  buyerWroteAt: z.optional(z.iso.datetime()),
  sellerWroteAt: z.optional(z.iso.datetime()),
  lastMessageId: MessageId,
  lastAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

/** The side of a member in their conversation; undefined for anyone else. */
export function sideOf({ buyerId, sellerId }: Pick<Conversation, 'buyerId' | 'sellerId'>, userId: string) {
  if (userId === buyerId) return { side: 'buyer', otherId: sellerId } as const
  if (userId === sellerId) return { side: 'seller', otherId: buyerId } as const
  return undefined
}
