import { expect, test } from 'vitest'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  acceptOffer,
  declineOffer,
  getConversation,
  getMyPlaceOnItem,
  listConversations,
  startConversation,
} from '#shared/market/conversations/contract.ts'
import { getItem } from '#shared/market/market-items/contract.ts'
import { blockMember, listBlockedMembers, unblockMember } from '#shared/market/member-blocks/contract.ts'
import { reserveItem } from '#shared/market/sales/contract.ts'
import type { Client } from '#test/support/client.ts'
import { aThread, offer, read, settledMember, twoMembers, write } from '#test/support/conversations.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putItem } from '#test/support/market-items.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const { url } = sharedCloud()

type UserId = ReturnType<typeof aPerson>['id']
const block = (client: Client, userId: string) =>
  client.call(blockMember, { params: { memberId: userId as UserId } })
const unblock = (client: Client, userId: string) =>
  client.call(unblockMember, { params: { memberId: userId as UserId } })

test('neither writes to, reserves from, or agrees with the other, with the same words for both', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url, { instantReserve: true })
  expectSuccess(await offer(buyer.client, item, 10_000))
  const { messageId } = (await read(seller.client, conversationId)).thread.offer as {
    messageId: `msg_${string}`
  }
  const another = await putItem(seller.userId, { instantReserve: true })
  for (const [blocker, blocked] of [
    [seller, buyer],
    [buyer, seller],
  ] as const) {
    expectSuccess(await block(blocker.client, blocked.userId))
    const params = { conversationId }
    const answers = await Promise.all([
      write(buyer.client, conversationId, 'Hello?'),
      write(seller.client, conversationId, 'Hello?'),
      offer(buyer.client, item, 11_000),
      buyer.client.call(startConversation, { params: { itemId: another.id }, body: { text: 'Hello?' } }),
      seller.client.call(acceptOffer, { params, body: { messageId } }),
      seller.client.call(declineOffer, { params, body: { messageId } }),
      buyer.client.call(reserveItem, { params: { itemId: another.id } }),
    ])
    const problems = answers.map((answer) => expectProblem(answer, 403, 'blocked'))
    expect(new Set(problems.map(({ detail }) => detail))).toEqual(
      new Set(['You cannot message this member.']),
    )
    expectSuccess(await unblock(blocker.client, blocked.userId))
  }
  expectSuccess(await write(buyer.client, conversationId, 'Hello again'))
})

test('who is blocked sees no difference before they try', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const seen = async () => {
    const answers = await Promise.all([
      buyer.client.call(getConversation, { params: { conversationId }, query: {} }),
      buyer.client.call(listConversations, { query: {} }),
      buyer.client.call(getMyPlaceOnItem, { params: { itemId: item.id } }),
      buyer.client.call(getItem, { params: { itemId: item.id } }),
      buyer.client.call(listBlockedMembers, { query: {} }),
    ])
    for (const answer of answers) expectSuccess(answer)
    return answers.map(({ body }) => body)
  }
  const before = await seen()
  expectSuccess(await block(seller.client, buyer.userId))
  expect(await seen()).toEqual(before)
  expect((await read(seller.client, conversationId)).thread.isBlocking).toBe(true)
  expect((await read(buyer.client, conversationId)).thread.isBlocking).toBe(false)
})

test('a block, and its end, are done once however often they are asked for', async () => {
  const { seller, buyer } = await twoMembers(url)
  const answers = await Promise.all(Array.from({ length: 10 }, () => block(seller.client, buyer.userId)))
  for (const answer of answers) expectSuccess(answer)
  const list = async () => (await seller.client.call(listBlockedMembers, { query: {} })).body.items
  expect(await list()).toMatchObject([{ userId: buyer.userId, name: 'Pat Person' }])
  const ends = await Promise.all(Array.from({ length: 5 }, () => unblock(seller.client, buyer.userId)))
  for (const answer of ends) expectSuccess(answer)
  expect(await list()).toEqual([])
})

test('no one blocks themselves, or someone who does not exist', async () => {
  const { client, userId } = await settledMember(url)
  expectProblem(await block(client, userId), 409, 'block_self')
  expectProblem(await block(client, unknownAccount), 404, 'user_not_found')
  expectProblem(await unblock(client, unknownAccount), 404, 'user_not_found')
})

test('five hundred members can be blocked, and they are listed page by page', async () => {
  const { client, userId } = await settledMember(url)
  const [last, most] = [aPerson(), 500]
  await putPeople([last])
  const at = '2026-01-01T00:00:00.000Z'
  for (let start = 0; start < most; start += 100)
    await commit(
      ...Array.from({ length: 100 }, () =>
        memberBlocks.put({ by: userId, of: crypto.randomUUID(), at, version: 1 } as never, { absent: true }),
      ),
    )
  expectProblem(await block(client, last.id), 409, 'block_limit')
  const first = await client.call(listBlockedMembers, { query: { limit: 50 } })
  expect(first.body.items).toHaveLength(50)
  const cursor = first.body.nextCursor as string
  const second = await client.call(listBlockedMembers, { query: { limit: 50, cursor } })
  const ids = [...first.body.items, ...second.body.items].map(({ userId: one }) => one)
  expect(new Set(ids).size).toBe(100)
  await unblock(client, ids[0] as string)
  expectSuccess(await block(client, last.id))
})
