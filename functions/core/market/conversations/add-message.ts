import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Conversation } from '#shared/market/conversations/conversation.ts'
import { type AddedMessage, addedMessage, type Said, type ThreadRows } from './added-message.ts'
import { conversations, messages } from './conversations.ts'
import { inboxLines } from './inbox-lines.ts'

/** A thread after one more message, and the writes that make it so. Every message goes through here. */
export function addMessage(
  rows: ThreadRows,
  said: Said,
  now: string,
  change: Partial<Pick<Conversation, 'offer'>> = {},
): AddedMessage & { writes: Write[] } {
  const added = addedMessage(rows, said, now, change)
  const { message, conversation, lines, isFlagged, toId, isFirst } = added
  const { id: conversationId } = conversation
  const before = rows.conversation.version
  return {
    ...added,
    writes: [
      messages.put(message, { absent: true }),
      conversations.put(conversation, rows.isNew ? { absent: true } : { version: before }),
      ...lines.map((line) =>
        inboxLines.put(line, line.version > 1 ? { version: line.version - 1 } : { absent: true }),
      ),
      ...(toId
        ? [announce('message.sent', { conversationId, messageId: message.id, toId, isFirst }, now)]
        : []),
      ...(isFlagged
        ? [announce('conversation.flagged', { conversationId, writerId: message.fromId }, now)]
        : []),
    ],
  }
}
