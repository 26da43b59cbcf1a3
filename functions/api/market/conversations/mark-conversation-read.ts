import { messages } from '#core/market/conversations/conversations.ts'
import { findOwnConversation } from '#core/market/conversations/find-thread.ts'
import { type InboxLine, inboxLines } from '#core/market/conversations/inbox-lines.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { markConversationRead as contract } from '#shared/market/conversations/contract.ts'

/** More that came after what was seen are not counted: they stay as unread as they were. */
const mostLater = 100

/** What came after the message that was seen last stays unread. */
const markConversationRead = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { conversation } = await findOwnConversation(params.conversationId, actor.userId)
      const line = await inboxLines.get(
        { userId: actor.userId, conversationId: conversation.id },
        { consistent: true },
      )
      if (!line || line.unread === 0) return
      const unread = await unreadAfter(line, body.messageId, conversation.lastMessageId)
      if (unread === line.unread) return
      await commit(
        inboxLines.put(
          { ...line, unread, ...(unread === 0 && { readAt: now }), version: line.version + 1 },
          { version: line.version },
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )

async function unreadAfter(
  { conversationId, otherId, unread }: InboxLine,
  seenId: string,
  lastId: string,
): Promise<number> {
  if (seenId >= lastId) return 0
  const seen = messages.key({ conversationId, id: seenId })
  const later = await messages.list({ pk: seen.pk, after: seen.sk, limit: mostLater, consistent: true })
  if (later.nextCursor) return unread
  return Math.min(unread, later.items.filter(({ fromId }) => fromId === otherId).length)
}

export const handler = endpoint(contract, markConversationRead)
