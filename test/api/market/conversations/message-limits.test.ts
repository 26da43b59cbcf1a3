import { expect, test } from 'vitest'
import { startConversation } from '#shared/market/conversations/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import type { Client } from '#test/support/client.ts'
import { aThread, begin, offer, read, settledMember, twoMembers, write } from '#test/support/conversations.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putItem } from '#test/support/market-items.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { withinOneHour } from '#test/support/within-one-hour.ts'

const { url } = sharedCloud()

const itemsOf = (sellerId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => putItem(sellerId)))

const start = (client: Client, item: Item, text: string) =>
  client.call(startConversation, { params: { itemId: item.id }, body: { text } })

/** Writes about each item in turn. */
async function startEach(client: Client, items: Item[], textOf: (number: number) => string) {
  const statuses: number[] = []
  for (const [number, item] of items.entries())
    statuses.push((await start(client, item, textOf(number))).status)
  return statuses
}

test('twenty conversations begin on one day, also at once, and the ones that are there go on', async () => {
  const { seller, buyer } = await twoMembers(url)
  const items = await itemsOf(seller.userId, 22)
  const answers = await Promise.all(items.map((item, number) => start(buyer.client, item, `Hello ${number}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 429, 'message_limit')
  const begun = answers.find(({ status }) => status === 201)?.body.conversationId
  expectSuccess(await write(buyer.client, begun as NonNullable<typeof begun>, 'Still there?'))
  expectProblem(await offer(buyer.client, await putItem(seller.userId), 10_000), 429, 'message_limit')
})

test('in its first week an account begins five conversations a day', async () => {
  const [seller, fresh] = await Promise.all([settledMember(url), feedMember(url)])
  const items = await itemsOf(seller.userId, 6)
  expect(await startEach(fresh.client, items, (number) => `Hello ${number}`)).toEqual([
    201, 201, 201, 201, 201, 429,
  ])
  await changeUser(fresh.userId, { createdAt: '2026-01-01T00:00:00.000Z' })
  expect((await start(fresh.client, items[5] as Item, 'Hello again')).status).toBe(201)
})

test('sixty messages an hour', async () => {
  const { counted, last } = await withinOneHour(url, async () => {
    const { buyer, conversationId } = await aThread(url)
    const statuses: number[] = []
    for (let number = 0; number < 59; number++)
      statuses.push((await write(buyer.client, conversationId, `Message ${number}`)).status)
    return { counted: new Set(statuses), last: await write(buyer.client, conversationId, 'One too many') }
  })
  expect(counted).toEqual(new Set([201]))
  expectProblem(last, 429, 'message_hour_limit')
})

test('links, phone numbers, and emails of a new account wait until the seller has replied', async () => {
  const [seller, fresh] = await Promise.all([settledMember(url), feedMember(url)])
  const item = await putItem(seller.userId)
  const texts = ['Call 602-555-0123', 'pat at gmail.com', 'See mystore dot com']
  for (const text of texts) {
    const problem = expectProblem(await start(fresh.client, item, text), 422, 'message_links')
    expect(problem.errors).toMatchObject([{ path: 'body.text' }])
  }
  const conversationId = await begin(fresh.client, item)
  expectProblem(await write(fresh.client, conversationId, 'Call 602-555-0123'), 422, 'message_links')
  // The seller may say at once where to call.
  expectSuccess(await write(seller.client, conversationId, 'Sure, call 602-555-0199'))
  expectSuccess(await write(fresh.client, conversationId, 'Call 602-555-0123'))
  const settled = await settledMember(url)
  expectSuccess(await start(settled.client, item, 'Call 602-555-0123'))
})

test('a text goes to three sellers within a day; the fourth one is refused', async () => {
  const { buyer } = await twoMembers(url)
  const sellers = await Promise.all(Array.from({ length: 4 }, () => settledMember(url)))
  const items = await Promise.all(sellers.map(({ userId }) => putItem(userId)))
  const text = 'Hello, is this still for sale? I can pick it up today.'
  const written = ['', '!', ' :)', '…']
  expect(await startEach(buyer.client, items, (number) => text + written[number])).toEqual([
    201, 201, 201, 409,
  ])
  expectProblem(await start(buyer.client, items[3] as Item, text.toUpperCase()), 409, 'message_repeat')
  // To the same seller it is no repeat, and neither is a short one, or one of one’s own words.
  expectSuccess(await start(buyer.client, await putItem(sellers[0]?.userId as string), text))
  expectSuccess(await start(buyer.client, items[3] as Item, 'Is it still there?'))
})

test('a member who is suspended, leaves, or waits for approval says nothing more', async () => {
  const { buyer, conversationId } = await aThread(url)
  const say = () => write(buyer.client, conversationId, 'Still there?')
  await changeUser(buyer.userId, { status: 'suspended' })
  expectProblem(await say(), 403, 'account_suspended')
  await changeUser(buyer.userId, { status: 'pending' })
  expectProblem(await say(), 403, 'account_pending')
  await changeUser(buyer.userId, { status: 'active', deletionDueAt: '2027-01-01T00:00:00.000Z' })
  expectProblem(await say(), 403, 'account_leaving')
  await changeUser(buyer.userId, { deletionDueAt: undefined })
  expectSuccess(await say())
})

test('no one writes to a member who leaves, and learns nothing of one who is suspended', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  await changeUser(seller.userId, { status: 'suspended' })
  expectSuccess(await write(buyer.client, conversationId, 'Still there?'))
  expect((await read(buyer.client, conversationId)).thread.other.isGone).toBeUndefined()
  await changeUser(seller.userId, { status: 'active', deletionDueAt: '2027-01-01T00:00:00.000Z' })
  expectProblem(await write(buyer.client, conversationId, 'Still there?'), 409, 'member_gone')
  const other = await settledMember(url)
  expectProblem(await start(other.client, item, 'Is it there?'), 409, 'member_gone')
})
