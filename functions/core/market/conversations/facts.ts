import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { MessageId } from '#shared/market/conversations/conversation.ts'
import { ConversationId } from '#shared/market/conversations/named-conversation.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  /** Someone wrote to the other one, or did something in their thread. `isFirst`: nothing unread was told before. */
  'message.sent': z.object({
    conversationId: ConversationId,
    messageId: MessageId,
    toId: UserId,
    isFirst: z.boolean(),
  }),
  /** A message with the words of fraud, the first in its conversation. */
  'conversation.flagged': z.object({ conversationId: ConversationId, writerId: UserId }),
} satisfies FactSchemas
