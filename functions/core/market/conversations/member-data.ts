import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { type Conversation, sideOf } from '#shared/market/conversations/conversation.ts'

import { conversations, conversationsOfBuyer, conversationsOfSeller, messages } from './conversations.ts'
import { eachMessageOf, leaveConversation } from './leave-conversation.ts'

/** Every conversation of a member, as a seller and as a buyer. */
async function* eachConversationOf(userId: string): AsyncGenerator<Conversation> {
  yield* eachItem(conversations, { index: 'gsi2', pk: conversationsOfSeller(userId) })
  yield* eachItem(conversations, { index: 'gsi3', pk: conversationsOfBuyer(userId) })
}

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const one of eachConversationOf(userId))
      await leaveConversation(one, userId as Conversation['buyerId'])
  },
}

/** What a member wrote, below what it was about; the words of others are theirs. */
export const exported: ExportedData = {
  // The last words of a conversation may be those of the other one.
  hidden: ['preview'],
  of: async function* (userId) {
    for await (const one of eachConversationOf(userId)) {
      const { id, itemId, itemTitle, createdAt, lastAt } = one
      yield {
        kind: conversations.name,
        item: { id, itemId, itemTitle, side: sideOf(one, userId)?.side, createdAt, lastAt },
      }
      for await (const item of eachMessageOf(one))
        if (item.fromId === userId) yield { kind: messages.name, item }
    }
  },
}
