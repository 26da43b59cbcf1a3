import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const inboxOf = (userId: string, isArchived: boolean) =>
  isArchived ? `INBOX#${userId}#ARCHIVED` : `INBOX#${userId}`
export const unreadOf = (userId: string) => `INBOX_UNREAD#${userId}`

const InboxLine = z.object({
  userId: UserId,
  conversationId: ConversationId,
  itemId: ItemId,
  itemTitle: z.string(),
  side: z.enum(['buyer', 'seller']),
  otherId: UserId,
  preview: z.string(),
  unread: z.int(),
  /** There is a notification of what is unread; that something was done with the item is told apart from it. */
  isTold: z.optional(z.literal(true)),
  isArchived: z.boolean(),
  /** When we mailed about unread messages. The next mail waits until they are read. */
  mailedAt: z.optional(z.iso.datetime()),
  /** When its member last had read everything. */
  readAt: z.optional(z.iso.datetime()),
  lastAt: z.iso.datetime(),
  version: z.int(),
})
export type InboxLine = z.infer<typeof InboxLine>

/** A conversation as it stands in the inbox of each of its two members. `gsi1` lists an inbox, `gsi2` what is unread. */
export const inboxLines = entity({
  name: 'inbox-line',
  erasure: 'with the member',
  schema: InboxLine,
  key: ({ userId, conversationId }: { userId: string; conversationId: string }) => ({
    pk: `USER#${userId}`,
    sk: `INBOX#${conversationId}`,
  }),
  gsi1: ({ userId, isArchived, lastAt, conversationId }) => ({
    pk: inboxOf(userId, isArchived),
    sk: `${lastAt}#${conversationId}`,
  }),
  gsi2: ({ userId, unread, lastAt, conversationId }) =>
    unread > 0 ? { pk: unreadOf(userId), sk: `${lastAt}#${conversationId}` } : undefined,
})
