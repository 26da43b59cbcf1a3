import { expect, test } from 'vitest'
import { inboxLines } from '#core/market/conversations/inbox-lines.ts'
import { commit } from '#core/platform/db/commit.ts'
import { declineOffer, markConversationRead } from '#shared/market/conversations/contract.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { holdItem } from '#shared/market/sales/contract.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { listNotifications, updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { aThread, type ConversationId, offer, read, write } from '#test/support/conversations.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { connectLive } from '#test/support/live.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const bells = async (client: Client) =>
  (await client.call(listNotifications, { query: { limit: 50 } })).body.items.filter(
    ({ kind }) => kind === 'item_message',
  )

const mailsTo = async (email: string) =>
  (await control.inbox(email)).filter(({ subject }) => subject.startsWith('New message about '))

const markRead = async (client: Client, conversationId: ConversationId) => {
  const [last] = (await read(client, conversationId)).messages.items
  expectSuccess(
    await client.call(markConversationRead, {
      params: { conversationId },
      body: { messageId: last?.id as NonNullable<typeof last>['id'] },
    }),
  )
}

test('a conversation has one notification and one mail until it is read', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  for (let number = 0; number < 3; number++)
    expectSuccess(await write(buyer.client, conversationId, `Secret words ${number}`))
  await control.settle()
  const [bell, ...others] = await bells(seller.client)
  expect(others).toEqual([])
  expect(bell).toMatchObject({ title: 'New message from Pat Person', href: conversationPath(conversationId) })
  const [mail, ...more] = await mailsTo(seller.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`New message about ${item.title}`)
  expect(mail?.html).toContain(`/marketplace/${item.id}`)
  expect(mail?.html).toContain(conversationPath(conversationId))
  expect(`${mail?.html} ${mail?.text}`).not.toMatch(/Secret words|Is it still there/)
  // The writer has no news of their own words.
  expect(await bells(buyer.client)).toEqual([])
  expect(await mailsTo(buyer.email)).toEqual([])
})

test('what a seller writes is told, also while an unread note says that the item is reserved', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  const body = { buyerId: buyer.userId, version: item.version }
  expectSuccess(await seller.client.call(holdItem, { params: { itemId: item.id }, body }))
  await control.settle()
  expect(await bells(buyer.client)).toEqual([])
  for (const text of ['Come at five', 'Bring cash'])
    expectSuccess(await write(seller.client, conversationId, text))
  await control.settle()
  expect(await bells(buyer.client)).toHaveLength(1)
})

test('once it was read there is another notification, and another mail an hour after the last one', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  await control.settle()
  await markRead(seller.client, conversationId)
  expectSuccess(await write(buyer.client, conversationId, 'Second'))
  await control.settle()
  expect(await bells(seller.client)).toHaveLength(2)
  expect(await mailsTo(seller.email)).toHaveLength(1)
  const line = await inboxLines.get({ userId: seller.userId, conversationId }, { consistent: true })
  if (!line?.mailedAt || !line.readAt) throw new Error('nothing was mailed or read')
  const earlier = {
    mailedAt: addTime(line.mailedAt, { hours: -1 }),
    readAt: addTime(line.readAt, { hours: -1 }),
  }
  await commit(inboxLines.put({ ...line, ...earlier, version: line.version + 1 }, { version: line.version }))
  expectSuccess(await write(buyer.client, conversationId, 'Third'))
  await control.settle()
  expect(await mailsTo(seller.email)).toHaveLength(2)
  expect(await bells(seller.client)).toHaveLength(2)
})

test('who turned news by mail off gets the notification alone, and a suspended member nothing', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  await control.settle()
  await markRead(buyer.client, conversationId)
  const preferences = { system_updates: { enabled: true, email: false } }
  const body = { preferences, version: 0 }
  expectSuccess(await buyer.client.call(updateNotificationPreferences, { body }))
  expectSuccess(await write(seller.client, conversationId, 'It is'))
  await control.settle()
  expect(await bells(buyer.client)).toHaveLength(1)
  expect(await mailsTo(buyer.email)).toEqual([])
  await markRead(seller.client, conversationId)
  await changeUser(seller.userId, { status: 'suspended' })
  expectSuccess(await write(buyer.client, conversationId, 'Good'))
  await control.settle()
  await changeUser(seller.userId, { status: 'active' })
  expect(await bells(seller.client)).toHaveLength(1)
})

test('open pages of both sides hear of each message, with what is unread', async () => {
  const { seller, buyer, conversationId } = await aThread(url)
  const connect = async (client: Client) =>
    connectLive(url, (await client.call(createLiveTicket, {})).body.ticket)
  await control.settle()
  const [atSeller, atBuyer] = await Promise.all([connect(seller.client), connect(buyer.client)])
  expectSuccess(await write(buyer.client, conversationId, 'Second'))
  await expect
    .poll(() => atSeller.conversations.at(-1))
    .toEqual({ kind: 'conversation', conversationId, unread: 2 })
  await expect
    .poll(() => atBuyer.conversations.at(-1))
    .toEqual({ kind: 'conversation', conversationId, unread: 0 })
  await Promise.all([atSeller.close(), atBuyer.close()])
})

test('an offer and its refusal are news', async () => {
  const { seller, buyer, item, conversationId } = await aThread(url)
  await control.settle()
  await markRead(seller.client, conversationId)
  expectSuccess(await offer(buyer.client, item, 10_000))
  await control.settle()
  expect(await bells(seller.client)).toHaveLength(2)
  const { messageId } = (await read(seller.client, conversationId)).thread.offer as {
    messageId: `msg_${string}`
  }
  expectSuccess(await seller.client.call(declineOffer, { params: { conversationId }, body: { messageId } }))
  await control.settle()
  expect(await bells(buyer.client)).toHaveLength(1)
})
