import { expect, test } from 'vitest'
import { inboxLines } from '#core/market/conversations/inbox-lines.ts'
import { items } from '#core/market/market-items/items.ts'
import { startConversation } from '#shared/market/conversations/contract.ts'
import { aThread, read, settledMember, twoMembers, write } from '#test/support/conversations.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('twenty messages of each side at once all arrive, and twenty are unread on each side', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const sides = [seller, buyer]
  const first = await read(seller.client, conversationId)
  const line = (userId: string) => inboxLines.get({ userId, conversationId }, { consistent: true })
  // What the buyer began with is unread, too.
  expect(first.thread.unread).toBe(1)
  const answers = await Promise.all(
    numbers(20).flatMap((number) =>
      sides.map(({ client }, side) => write(client, conversationId, `Side ${side}, message ${number}`)),
    ),
  )
  for (const answer of answers) expectSuccess(answer)
  expect((await line(buyer.userId))?.unread).toBe(20)
  expect((await line(seller.userId))?.unread).toBe(21)
  const { messages } = await read(buyer.client, conversationId)
  expect(new Set(messages.items.map(({ text }) => text)).size).toBe(41)
  expect(new Set(messages.items.map(({ sentAt }) => sentAt)).size).toBe(41)
  // Counted once for the item, however much they write.
  expect((await items.get({ id: item.id }, { consistent: true }))?.conversationCount).toBe(1)
})

test('ten first messages of one buyer at once begin one conversation', async () => {
  const { buyer, item } = await twoMembers(url)
  const answers = await Promise.all(
    numbers(10).map((number) =>
      buyer.client.call(startConversation, {
        params: { itemId: item.id },
        body: { text: `Number ${number}` },
      }),
    ),
  )
  for (const answer of answers) expectSuccess(answer)
  const [conversationId, ...others] = new Set(answers.map(({ body }) => body.conversationId))
  expect(others).toEqual([])
  const { messages } = await read(buyer.client, conversationId as NonNullable<typeof conversationId>)
  expect(messages.items).toHaveLength(10)
  expect((await items.get({ id: item.id }, { consistent: true }))?.conversationCount).toBe(1)
})

test('ten buyers who write about an item at once are ten conversations', async () => {
  const { item } = await twoMembers(url)
  const buyers = await Promise.all(numbers(10).map(() => settledMember(url)))
  const answers = await Promise.all(
    buyers.map(({ client }) =>
      client.call(startConversation, { params: { itemId: item.id }, body: { text: 'Is it there?' } }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body.conversationId)).size).toBe(10)
  expect((await items.get({ id: item.id }, { consistent: true }))?.conversationCount).toBe(10)
})
