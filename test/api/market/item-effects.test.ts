import { expect, test } from 'vitest'
import { conversationIdOf } from '#core/market/conversations/conversations.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { search } from '#shared/content/search/contract.ts'
import { getConversation, startConversation } from '#shared/market/conversations/contract.ts'
import { getItem, listItems } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { getOwnItem, publishItem, sellItemElsewhere } from '#shared/market/market-items/own-contract.ts'
import { holdItem, releaseItem, reserveItem } from '#shared/market/sales/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, fileReport } from '#shared/platform/reports/contract.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemNow, putDraft, putItem } from '#test/support/market-items.ts'
import { reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

type Person = Awaited<ReturnType<typeof feedMember>>

const finds = async ({ id, title }: Item) =>
  (await visitor.call(search, { query: { q: title } })).body.items.some(
    (one) => one.url === `/marketplace/${id}`,
  )

const lists = async ({ id }: Item) =>
  (await everyItem(visitor, listItems, { query: { near: '85004', miles: 5 } })).some((one) => one.id === id)

const opens = async ({ id }: Item) => (await visitor.call(getItem, at(id))).status === 200

/** Whether everyone sees an item on its page, in the lists, and in the search. */
const shown = async (item: Item) => {
  await control.settle()
  return Promise.all([opens(item), lists(item), finds(item)])
}
const all = [true, true, true]
const none = [false, false, false]

const news = async ({ client }: Person) =>
  (await client.call(listNotifications, { query: {} })).body.items
    .filter(({ title }) => /reserv/i.test(title))
    .map(({ title }) => title)

const account = (userId: string) => ({ params: { userId: userId as never } })
const suspend = async ({ userId }: Person) => {
  const body = { reason: 'They sell what is not theirs.' }
  expectSuccess(await admin.call(suspendUser, { ...account(userId), body }))
  await control.settle()
}
const reactivate = async ({ userId }: Person) => {
  expectSuccess(await admin.call(reactivateUser, account(userId)))
  await control.settle()
}

/** An item that its seller holds for a buyer who wrote. */
async function heldFor(seller: Person, buyer: Person) {
  const item = await putItem(seller.userId)
  expectSuccess(
    await buyer.client.call(startConversation, { ...at(item.id), body: { text: 'Still there?' } }),
  )
  const body = { buyerId: buyer.userId as Item['sellerId'], version: 1 }
  expectSuccess(await seller.client.call(holdItem, { ...at(item.id), body }))
  await control.settle()
  return item
}

test('a reservation and its end notify the one who did not do it', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const item = await heldFor(seller, buyer)
  expect(await news(buyer)).toEqual(['Reserved for you'])
  expect(await news(seller)).toEqual([])
  expectSuccess(await seller.client.call(releaseItem, at(item.id)))
  await control.settle()
  expect(await news(buyer)).toEqual(['Your reservation ended', 'Reserved for you'])
  expect(await news(seller)).toEqual([])
  const instant = await putItem(seller.userId, { instantReserve: true })
  expectSuccess(await buyer.client.call(reserveItem, at(instant.id)))
  await control.settle()
  expect(await news(seller)).toEqual(['Your item was reserved'])
  expectSuccess(await buyer.client.call(releaseItem, at(instant.id)))
  await control.settle()
  expect(await news(seller)).toEqual(['A reservation ended', 'Your item was reserved'])
  expect(await news(buyer)).toHaveLength(2)
})

test('a fact that is delivered several times tells once', async () => {
  await control.switches({ busCopies: 3 })
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  await heldFor(seller, buyer)
  await control.switches({ busCopies: 1 })
  expect(await news(buyer)).toEqual(['Reserved for you'])
})

test('while its seller is suspended, an item is shown to no one and held for no one', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const item = await heldFor(seller, buyer)
  const sold = await putItem(seller.userId)
  expectSuccess(await seller.client.call(sellItemElsewhere, { ...at(sold.id), body: { version: 1 } }))
  await expect.poll(() => shown(item)).toEqual(all)
  await suspend(seller)
  await expect.poll(() => shown(item)).toEqual(none)
  expect(await opens(sold)).toBe(false)
  expect(await news(buyer)).toEqual(['Your reservation ended', 'Reserved for you'])
  expectProblem(await buyer.client.call(reserveItem, at(item.id)), 404, 'item_not_found')
  const conversationId = conversationIdOf(item, buyer.userId)
  const thread = await buyer.client.call(getConversation, { params: { conversationId }, query: {} })
  expect(thread.body.thread).not.toHaveProperty('item')
  await reactivate(seller)
  await expect.poll(() => shown(item)).toEqual(all)
  expect(await opens(sold)).toBe(true)
  const now = await itemNow(item.id)
  expect(now).not.toHaveProperty('isSellerSuspended')
  expect(now).not.toHaveProperty('reservation')
})

test('what a suspended buyer held is free, and its seller is told', async () => {
  const [seller, buyer, next] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const item = await heldFor(seller, buyer)
  await suspend(buyer)
  expect(await itemNow(item.id)).not.toHaveProperty('reservation')
  expect(await news(seller)).toEqual(['A reservation ended'])
  expectSuccess(await next.client.call(startConversation, { ...at(item.id), body: { text: 'Is it free?' } }))
  const { version = 0 } = (await itemNow(item.id)) ?? {}
  const body = { buyerId: next.userId as Item['sellerId'], version }
  expectSuccess(await seller.client.call(holdItem, { ...at(item.id), body }))
  await reactivate(buyer)
  expect((await itemNow(item.id))?.reservation?.buyerId).toBe(next.userId)
})

const report = async (item: Item) => {
  let caseId: Awaited<ReturnType<typeof reportBy>> | undefined
  for (let count = 0; count < 3; count++)
    caseId = await reportBy((await feedMember(url)).client, { type: 'item', id: item.id })
  return caseId as NonNullable<typeof caseId>
}

const decide = async (caseId: Awaited<ReturnType<typeof report>>, decision: 'upheld' | 'dismissed') => {
  const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
  const reason = decision === 'upheld' ? 'Stolen pictures.' : 'They are their own.'
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } }))
}

test('three reports hide an item, a dismissed case shows it again, and its seller has heard nothing', async () => {
  const seller = await feedMember(url)
  const item = await putItem(seller.userId)
  await expect.poll(() => shown(item)).toEqual(all)
  const caseId = await report(item)
  await expect.poll(() => shown(item)).toEqual(none)
  expect((await itemNow(item.id))?.status).toBe('removed')
  await decide(caseId, 'dismissed')
  await expect.poll(() => shown(item)).toEqual(all)
  expect((await seller.client.call(listNotifications, { query: {} })).body.items).toEqual([])
})

test('an upheld case removes an item with its reason, and makes the next one wait', async () => {
  const seller = await feedMember(url)
  for (let count = 0; count < 3; count++) await putItem(seller.userId, { status: 'closed' })
  const item = await putItem(seller.userId)
  const own = await seller.client.call(fileReport, {
    body: { subject: { type: 'item', id: item.id }, reason: 'spam', text: '' },
  })
  expectProblem(own, 403, 'own_subject')
  const caseId = await report(item)
  await decide(caseId, 'upheld')
  expect(await itemNow(item.id)).toMatchObject({
    status: 'removed',
    reason: 'Stolen pictures.',
    formerStatus: 'active',
  })
  const told = (await seller.client.call(listNotifications, { query: {} })).body.items
  expect(told.map(({ title }) => title)).toEqual(['Your item was removed'])
  expect(told[0]?.message).toContain('The reason: Stolen pictures.')
  const again = await (await feedMember(url)).client.call(fileReport, {
    body: { subject: { type: 'item', id: item.id }, reason: 'spam', text: '' },
  })
  expectProblem(again, 404, 'subject_not_found')
  const draft = await putDraft(seller.userId)
  const sent = await seller.client.call(publishItem, { ...at(draft.id), body: { version: 1 } })
  expect(sent.body.item.status).toBe('pending')
  await decide(caseId, 'dismissed')
  await expect.poll(() => shown(item)).toEqual(all)
  expect((await seller.client.call(getOwnItem, at(item.id))).body.item).not.toHaveProperty('reason')
})

test('reports hide what was sold, too, and nothing that was never published can be reported', async () => {
  const seller = await feedMember(url)
  const sold = await putItem(seller.userId, { status: 'sold_elsewhere' })
  expect(await opens(sold)).toBe(true)
  await report(sold)
  expect(await opens(sold)).toBe(false)
  const draft = await putDraft(seller.userId)
  const { client } = await feedMember(url)
  const refused = await client.call(fileReport, {
    body: { subject: { type: 'item', id: draft.id }, reason: 'spam', text: '' },
  })
  expectProblem(refused, 404, 'subject_not_found')
})
