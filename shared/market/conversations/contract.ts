import * as z from 'zod/mini'
import { highestPriceCents, ItemPicture, Reservation } from '#shared/market/market-items/item.ts'
import { itemParams } from '#shared/market/market-items/item-params.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Conversation, Message, MessageId, MessageText, Offer } from './conversation.ts'
import { ConversationId } from './named-conversation.ts'
import { OtherMember } from './other-member.ts'

const Side = z.enum(['buyer', 'seller'])

/** A line of the inbox. */
export const InboxLine = z.object({
  conversationId: ConversationId,
  itemId: ItemId,
  itemTitle: z.string(),
  side: Side,
  other: OtherMember,
  /** The beginning of the last message, or what happened last. */
  preview: z.string(),
  unread: z.int(),
  lastAt: z.iso.datetime(),
  cover: z.optional(z.pick(ItemPicture, { src: true, alt: true, width: true, height: true })),
})
export type InboxLine = z.infer<typeof InboxLine>

/** The item of a thread, as it is now; absent once it is gone. */
export const ThreadItem = z.object({
  id: ItemId,
  title: z.string(),
  priceCents: z.int(),
  priceKind: z.string(),
  state: z.enum([
    'active',
    'reserved',
    'expired',
    'sold',
    'closed',
    'removed',
    'draft',
    'pending',
    'refused',
  ]),
  /** Only the two of the thread read who holds it, and only if it is one of them. */
  reservation: z.optional(z.pick(Reservation, { until: true, priceCents: true })),
  isHeldHere: z.boolean(),
  version: z.int(),
  cover: z.optional(z.pick(ItemPicture, { src: true, alt: true, width: true, height: true })),
})

export const Thread = z.object({
  id: ConversationId,
  itemId: ItemId,
  itemTitle: z.string(),
  side: Side,
  other: OtherMember,
  offer: z.optional(Offer),
  item: z.optional(ThreadItem),
  /** The reader blocks the other one. */
  isBlocking: z.boolean(),
  isArchived: z.boolean(),
  unread: z.int(),
  version: z.int(),
})
export type Thread = z.infer<typeof Thread>

const Sent = z.omit(Message, { version: true })

export const listConversations = route({
  name: 'listConversations',
  method: 'GET',
  path: '/api/market/conversations',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'The conversations of the caller, the last one first',
  query: z.strictObject({ ...pageQuery(24), archived: z.optional(z.literal('yes')) }),
  response: z.object({ ...Page(InboxLine).shape, unread: z.int() }),
  errors: ['invalid_cursor'],
})

export const conversationParams = z.strictObject({ conversationId: ConversationId })

export const getConversation = route({
  name: 'getConversation',
  method: 'GET',
  path: '/api/market/conversations/:conversationId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'A conversation of the caller, with a page of its messages, the last ones first',
  params: conversationParams,
  query: z.strictObject(pageQuery(50)),
  response: z.object({ thread: Thread, messages: Page(Sent) }),
  errors: ['conversation_not_found', 'invalid_cursor'],
})

/** The place of the caller beside an item: what only they see of it. */
export const getMyPlaceOnItem = route({
  name: 'getMyPlaceOnItem',
  method: 'GET',
  path: '/api/market/items/:itemId/mine',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Whether the caller sells, saved, holds, or wrote about an item',
  params: itemParams,
  response: z.object({
    isOwn: z.boolean(),
    isSaved: z.boolean(),
    conversationId: z.optional(ConversationId),
    reservation: z.optional(z.pick(Reservation, { until: true, priceCents: true })),
    version: z.int(),
  }),
  errors: ['item_not_found'],
})

const messageErrors = [
  'blocked',
  'message_links',
  'message_hour_limit',
  'message_repeat',
  'member_gone',
  'account_pending',
  'account_leaving',
  'version_conflict',
] as const

export const startConversation = route({
  name: 'startConversation',
  method: 'POST',
  path: '/api/market/items/:itemId/conversations',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Write to the seller of an item. Where the two have a conversation about it, the message is added to it',
  params: itemParams,
  body: z.strictObject({ text: MessageText }),
  response: z.object({ conversationId: ConversationId }),
  status: 201,
  errors: [...messageErrors, 'item_not_found', 'own_item', 'item_not_active', 'message_limit'],
})

export const sendMessage = route({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/market/conversations/:conversationId/messages',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Add a message to a conversation',
  params: conversationParams,
  body: z.strictObject({ text: MessageText }),
  response: Sent,
  status: 201,
  errors: [...messageErrors, 'conversation_not_found'],
})

export const makeOffer = route({
  name: 'makeOffer',
  method: 'POST',
  path: '/api/market/items/:itemId/offers',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Offer a price to the seller of an item. It takes the place of an earlier offer that is open',
  params: itemParams,
  body: z.strictObject({
    priceCents: z.int().check(z.gte(100, 'Offer at least $1.00'), z.lte(highestPriceCents)),
    text: z.optional(MessageText),
  }),
  response: z.object({ conversationId: ConversationId }),
  status: 201,
  errors: [
    ...messageErrors,
    'item_not_found',
    'own_item',
    'item_not_active',
    'message_limit',
    'no_offers',
    'item_free',
  ],
})

const offer = z.strictObject({ messageId: MessageId })

const answer = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/market/conversations/:conversationId/${verb}`,
    auth: 'complete',
    whileImpersonating: 'refused',
    summary,
    params: conversationParams,
    body: offer,
    response: Thread,
  }) as const

export const acceptOffer = route({
  ...answer('acceptOffer', 'acceptance', 'Accept an offer: the item is reserved for 72 hours at its price'),
  errors: [
    'conversation_not_found',
    'offer_gone',
    'blocked',
    'member_gone',
    'account_pending',
    'account_leaving',
    'buyer_unknown',
    'item_reserved',
    'item_not_active',
    'reserve_limit',
    'version_conflict',
  ],
})

export const declineOffer = route({
  ...answer('declineOffer', 'refusal', 'Decline an offer; as its buyer, withdraw it'),
  errors: ['conversation_not_found', 'offer_gone', 'blocked', 'version_conflict'],
})

export const markConversationRead = route({
  name: 'markConversationRead',
  method: 'POST',
  path: '/api/market/conversations/:conversationId/read',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Mark the messages as read, up to the one that was seen last',
  params: conversationParams,
  body: z.strictObject({ messageId: MessageId }),
  errors: ['conversation_not_found'],
})

export const archiveConversation = route({
  name: 'archiveConversation',
  method: 'POST',
  path: '/api/market/conversations/:conversationId/archive',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Move a conversation out of the inbox, or back. A new message brings it back',
  params: conversationParams,
  body: z.strictObject({ isArchived: z.boolean() }),
  errors: ['conversation_not_found', 'version_conflict'],
})

/** A message as administrators read it, with the name of its author. */
export const readReportedConversation = route({
  name: 'readReportedConversation',
  method: 'GET',
  path: '/api/admin/market/cases/:caseId/conversation',
  auth: 'admin',
  summary: 'The messages of a conversation that a case is about. Each call is logged',
  params: z.strictObject({ caseId: z.string().check(z.maxLength(60)) }),
  query: z.strictObject(pageQuery(50)),
  response: z.object({
    conversation: z.pick(Conversation, { id: true, itemId: true, itemTitle: true, createdAt: true }),
    buyer: OtherMember,
    seller: OtherMember,
    messages: Page(Sent),
  }),
  errors: ['case_not_found', 'conversation_not_found', 'invalid_cursor'],
})
