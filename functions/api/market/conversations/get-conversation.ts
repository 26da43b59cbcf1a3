import { messagePrefix, messages } from '#core/market/conversations/conversations.ts'
import { findOwnConversation } from '#core/market/conversations/find-thread.ts'
import { readThread } from '#core/market/conversations/thread.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getConversation as contract } from '#shared/market/conversations/contract.ts'

async function getConversation({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const { conversation } = await findOwnConversation(params.conversationId, actor.userId)
  const { pk } = messages.key({ conversationId: conversation.id, id: '' })
  const [thread, page] = await Promise.all([
    readThread(conversation, actor.userId, { now }),
    messages.list({ pk, prefix: messagePrefix, newestFirst: true, consistent: true, ...query }),
  ])
  return { thread, messages: { ...page, items: page.items.map(({ version: _, ...message }) => message) } }
}

export const handler = endpoint(contract, getConversation)
