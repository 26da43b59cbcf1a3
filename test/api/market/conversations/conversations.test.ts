import { expect, test } from 'vitest'
import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  archiveConversation,
  getConversation,
  getMyPlaceOnItem,
  listConversations,
  markConversationRead,
  sendMessage,
  startConversation,
} from '#shared/market/conversations/contract.ts'
import { saveItem } from '#shared/market/favorites/contract.ts'
import type { Client } from '#test/support/client.ts'
import {
  aThread,
  begin,
  type ConversationId,
  read,
  settledMember,
  twoMembers,
  write,
} from '#test/support/conversations.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemNow, putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()

const inbox = async (client: Client, where: 'yes' | 'no' = 'no') =>
  (await client.call(listConversations, { query: where === 'yes' ? { archived: 'yes' } : {} })).body

test('nothing there yet: an empty inbox, and no place on the item of someone else', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  expect(await inbox(buyer.client)).toEqual({ items: [], unread: 0 })
  const params = { itemId: item.id }
  const place = (client: Client) => client.call(getMyPlaceOnItem, { params })
  expect((await place(buyer.client)).body).toEqual({ isOwn: false, isSaved: false, version: 1 })
  expect((await place(seller.client)).body).toMatchObject({ isOwn: true, isSaved: false })
  expectSuccess(await buyer.client.call(saveItem, { params }))
  const conversationId = await begin(buyer.client, item)
  expect((await place(buyer.client)).body).toMatchObject({ isOwn: false, isSaved: true, conversationId })
  const draft = await putItem(seller.userId, { status: 'draft' })
  expectProblem(
    await buyer.client.call(getMyPlaceOnItem, { params: { itemId: draft.id } }),
    404,
    'item_not_found',
  )
})

test('a buyer has one conversation about an item, and both read it from their side', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  expect(await begin(buyer.client, item, 'And does it ship?')).toBe(conversationId)
  const [forSeller, forBuyer] = await Promise.all([
    read(seller.client, conversationId),
    read(buyer.client, conversationId),
  ])
  expect(forSeller.thread).toMatchObject({ side: 'seller', unread: 2, isBlocking: false, isArchived: false })
  expect(forSeller.thread.other).toMatchObject({ userId: buyer.userId, name: 'Pat Person' })
  expect(forBuyer.thread).toMatchObject({ side: 'buyer', unread: 0, item: { id: item.id, state: 'active' } })
  expect(forBuyer.messages.items.map(({ text }) => text)).toEqual(['And does it ship?', 'Is it still there?'])
  const [line] = (await inbox(seller.client)).items
  expect(line).toMatchObject({
    conversationId,
    itemTitle: item.title,
    side: 'seller',
    preview: 'And does it ship?',
    unread: 2,
    cover: { alt: 'The front' },
  })
  expect((await inbox(seller.client)).unread).toBe(1)
  expect((await inbox(buyer.client)).unread).toBe(0)
})

test('a buyer sees no draft in a thread, and nothing that waits or was removed', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const store = async (more: Partial<typeof item>) => {
    const stored = await itemNow(item.id)
    if (!stored) throw new Error('the item is gone')
    const { version } = stored
    await commit(items.put({ ...stored, ...more, version: version + 1 }, { version, counted: stored }))
  }
  const seen = async (client: Client) => {
    const [line] = (await inbox(client)).items
    return [(await read(client, conversationId)).thread.item?.title, line?.cover?.alt]
  }
  for (const status of ['draft', 'pending', 'refused', 'removed'] as const) {
    await store({ status, title: 'Not for everyone' })
    expect(await seen(buyer.client), status).toEqual([undefined, undefined])
    expect(await seen(seller.client), status).toEqual(['Not for everyone', 'The front'])
  }
  for (const status of ['expired', 'closed', 'sold_elsewhere', 'active'] as const) {
    await store({ status })
    expect(await seen(buyer.client), status).toEqual(['Not for everyone', 'The front'])
  }
})

test('only what is for sale begins a conversation, and never with oneself', async () => {
  const { seller, buyer, item } = await twoMembers(url)
  const [expired, sold] = await Promise.all([
    putItem(seller.userId, { expiresAt: '2026-01-02T00:00:00.000Z' }),
    putItem(seller.userId, { status: 'sold_elsewhere' }),
  ])
  const start = (client: Client, itemId: typeof item.id, text = 'Is it still there?') =>
    client.call(startConversation, { params: { itemId }, body: { text } })
  expectProblem(await start(seller.client, item.id), 409, 'own_item')
  expectProblem(await start(buyer.client, expired.id), 404, 'item_not_found')
  expectProblem(await start(buyer.client, sold.id), 409, 'item_not_active')
  expectProblem(await start(buyer.client, unknownId('itm')), 404, 'item_not_found')
  for (const text of ['', '   ', 'x'.repeat(2001)])
    expectProblem(await start(buyer.client, item.id, text), 400, 'validation_failed')
})

test('the conversation of others does not exist', async () => {
  const { conversationId } = await aThread(url)
  const { client } = await settledMember(url)
  const params = { conversationId }
  const messageId = unknownId('msg')
  const answers = await Promise.all([
    client.call(getConversation, { params, query: {} }),
    client.call(sendMessage, { params, body: { text: 'Hello' } }),
    client.call(markConversationRead, { params, body: { messageId } }),
    client.call(archiveConversation, { params, body: { isArchived: true } }),
    client.call(getConversation, { params: { conversationId: unknownId('cnv') }, query: {} }),
  ])
  for (const answer of answers) expectProblem(answer, 404, 'conversation_not_found')
  expect((await inbox(client)).items).toEqual([])
})

test('messages are read page by page, newest first, each once', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  for (let number = 1; number <= 6; number++)
    expectSuccess(await write(number % 2 ? seller.client : buyer.client, conversationId, `Message ${number}`))
  const texts: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await buyer.client.call(getConversation, {
      params: { conversationId },
      query: { limit: 3, ...(cursor && { cursor }) },
    })
    expect(body.messages.items.length).toBeLessThanOrEqual(3)
    texts.push(...body.messages.items.map(({ text }) => text))
    cursor = body.messages.nextCursor
  } while (cursor)
  const numbers = [6, 5, 4, 3, 2, 1].map((number) => `Message ${number}`)
  expect(texts).toEqual([...numbers, 'Is it still there?'])
  const answer = await buyer.client.call(getConversation, {
    params: { conversationId },
    query: { cursor: 'made up' },
  })
  expectProblem(answer, 400, 'invalid_cursor')
})

test('the inbox is read page by page, with the latest conversation first', async () => {
  const { seller, buyer } = await twoMembers(url)
  const begun: ConversationId[] = []
  for (let number = 0; number < 4; number++)
    begun.push(await begin(buyer.client, await putItem(seller.userId)))
  expectSuccess(await write(seller.client, begun[1] ?? unknownId('cnv'), 'Yes.'))
  await expect
    .poll(async () => (await inbox(buyer.client)).items.map(({ conversationId }) => conversationId))
    .toEqual([begun[1], begun[3], begun[2], begun[0]])
  const first = (await buyer.client.call(listConversations, { query: { limit: 3 } })).body
  const { nextCursor: cursor } = first
  const second = await buyer.client.call(listConversations, {
    query: { limit: 3, ...(cursor && { cursor }) },
  })
  expect(second.body.items.map(({ conversationId }) => conversationId)).toEqual([begun[0]])
})

test('marking as read keeps what came after the message that was seen', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  for (const text of ['Second', 'Third']) expectSuccess(await write(buyer.client, conversationId, text))
  const [, second] = (await read(seller.client, conversationId)).messages.items
  const mark = (messageId: typeof seen) =>
    seller.client.call(markConversationRead, { params: { conversationId }, body: { messageId } })
  const seen = second?.id ?? unknownId('msg')
  expectSuccess(await mark(seen))
  expect((await read(seller.client, conversationId)).thread.unread).toBe(1)
  // An older page marks nothing as unread again.
  expectSuccess(await mark(unknownId('msg')))
  expect((await read(seller.client, conversationId)).thread.unread).toBe(1)
  expectSuccess(await write(seller.client, conversationId, 'My own words are not unread'))
  const [last] = (await read(seller.client, conversationId)).messages.items
  expectSuccess(await mark(last?.id ?? seen))
  expect((await read(seller.client, conversationId)).thread.unread).toBe(0)
  await expect.poll(async () => (await inbox(seller.client)).unread).toBe(0)
})

test('an archived conversation comes back with a new message', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  const archive = (isArchived: boolean) =>
    seller.client.call(archiveConversation, { params: { conversationId }, body: { isArchived } })
  const shows = (where: 'yes' | 'no', count: number) =>
    expect.poll(async () => (await inbox(seller.client, where)).items.length).toBe(count)
  for (let time = 0; time < 2; time++) expectSuccess(await archive(true))
  await shows('no', 0)
  await shows('yes', 1)
  expect((await read(seller.client, conversationId)).thread.isArchived).toBe(true)
  // It is out of the way of one side only.
  expect((await read(buyer.client, conversationId)).thread.isArchived).toBe(false)
  expectSuccess(await archive(false))
  await shows('no', 1)
  expectSuccess(await archive(true))
  expectSuccess(await write(buyer.client, conversationId, 'Are you there?'))
  await shows('no', 1)
  await shows('yes', 0)
})

test('hostile text comes back as it was written, and nothing else of it', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  const texts = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '{{siteUrl}} {{firstName}} %00 ../../etc/passwd',
    '=HYPERLINK("https://x.test")',
    '😀'.repeat(2000),
  ]
  for (const text of texts) expectSuccess(await write(buyer.client, conversationId, text))
  const { messages } = await read(seller.client, conversationId)
  expect(messages.items.slice(0, 4).map(({ text }) => text)).toEqual(texts.toReversed())
  const [line] = (await inbox(seller.client)).items
  expect([...(line?.preview ?? '')]).toEqual([...'😀'.repeat(120)])
  for (const text of ['\u0000', '\ud800'])
    expect((await write(buyer.client, conversationId, text)).status).toBeLessThan(500)
})

test('the same request twice is one message', async () => {
  const { buyer, conversationId } = await aThread(url)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const input = { params: { conversationId }, body: { text: 'Once' } }
  const [first, again] = [
    await buyer.client.call(sendMessage, input, key),
    await buyer.client.call(sendMessage, input, key),
  ]
  expect(again.body).toEqual(first.body)
  expect((await read(buyer.client, conversationId)).messages.items).toHaveLength(2)
})
