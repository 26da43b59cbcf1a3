import { getMany } from '#core/platform/db/get-many.ts'
import { type Conversation, sideOf } from '#shared/market/conversations/conversation.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import type { ThreadRows } from './added-message.ts'
import { conversations } from './conversations.ts'
import { inboxLines } from './inbox-lines.ts'

/** The rows of a conversation, read to add to it. */
export async function threadRows(conversation: Conversation, isNew = false): Promise<ThreadRows> {
  const { id: conversationId, buyerId, sellerId } = conversation
  const rows = isNew
    ? []
    : await getMany(
        [buyerId, sellerId].map((userId) => inboxLines.key({ userId, conversationId })),
        { consistent: true },
      )
  return { conversation, isNew, lines: rows.map(inboxLines.read) }
}

/** The conversation of the caller, with their side of it; of those of others they learn nothing. */
export async function findOwnConversation(id: string, userId: string) {
  const conversation = await conversations.get({ id }, { consistent: true })
  const own = conversation && sideOf(conversation, userId)
  if (!own) throw conversationRefusal.notFound()
  return { conversation, ...own }
}
