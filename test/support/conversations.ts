import {
  getConversation,
  makeOffer,
  sendMessage,
  startConversation,
} from '#shared/market/conversations/contract.ts'
import type { Conversation } from '#shared/market/conversations/conversation.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'
import { feedMember } from './feed-member.ts'
import { putItem } from './market-items.ts'

export type ConversationId = Conversation['id']

/** A member whose account is older than its first week. */
export const settledMember = (url: string, fields: Partial<User> = {}) =>
  feedMember(url, { createdAt: '2026-01-01T00:00:00.000Z', ...fields })

/** A seller with an item, and a buyer, who have not written yet. */
export async function twoMembers(url: string, more: Partial<Item> = {}) {
  const [seller, buyer] = await Promise.all([settledMember(url), settledMember(url)])
  return { seller, buyer, item: await putItem(seller.userId, more) }
}

export const begin = async (client: Client, item: Item, text = 'Is it still there?') => {
  const answer = await client.call(startConversation, { params: { itemId: item.id }, body: { text } })
  expectSuccess(answer)
  return answer.body.conversationId
}

/** The two of them, with a conversation in which the buyer has written once. */
export async function aThread(url: string, more: Partial<Item> = {}) {
  const two = await twoMembers(url, more)
  return { ...two, conversationId: await begin(two.buyer.client, two.item) }
}

export const write = (client: Client, conversationId: ConversationId, text: string) =>
  client.call(sendMessage, { params: { conversationId }, body: { text } })

export const offer = (client: Client, { id }: Item, priceCents: number) =>
  client.call(makeOffer, { params: { itemId: id }, body: { priceCents } })

export const read = async (client: Client, conversationId: ConversationId) => {
  const answer = await client.call(getConversation, { params: { conversationId }, query: { limit: 100 } })
  expectSuccess(answer)
  return answer.body
}
