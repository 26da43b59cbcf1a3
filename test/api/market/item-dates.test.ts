import { expect, test } from 'vitest'
import { conversations } from '#core/market/conversations/conversations.ts'
import { getConversation, startConversation } from '#shared/market/conversations/contract.ts'
import { getItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { renewItem } from '#shared/market/market-items/own-contract.ts'
import { listNotifications, updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemNow, putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const news = async ({ client }: { client: Client }) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title, message }) => ({
    title,
    message,
  }))

/** Runs the job, twice at once: what is due is done once. */
const follow = async () => {
  await Promise.all([control.run('follow_item_dates'), control.run('follow_item_dates')])
  await control.settle()
}

const mailsOf = async (email: string) => (await control.inbox(email)).map(({ subject }) => subject)

test('a seller is reminded 7 days and 1 day before the end, with a mail each, and only once', async () => {
  const seller = await feedMember(url)
  const now = await control.now()
  const ends = { week: addTime(now, { days: 6, hours: 23 }), day: addTime(now, { hours: 23 }) }
  const week = await putItem(seller.userId, { expiresAt: ends.week })
  const day = await putItem(seller.userId, { expiresAt: ends.day, remindedDays: 7 })
  const later = await putItem(seller.userId, { expiresAt: addTime(now, { days: 7, hours: 1 }) })
  await follow()
  await follow()
  const told = await news(seller)
  expect(told).toHaveLength(2)
  const on = { week: longDay(siteDay(ends.week)), day: longDay(siteDay(ends.day)) }
  const says = (item: Item, day: string) =>
    `${item.title} leaves the marketplace on ${day}. Renew it if it is still for sale.`
  expect(told).toEqual(
    expect.arrayContaining([
      { title: 'Your item expires in 7 days', message: says(week, on.week) },
      { title: 'Your item expires in 1 day', message: says(day, on.day) },
    ]),
  )
  expect((await mailsOf(seller.email)).toSorted()).toEqual(
    [`Your item expires on ${on.week}`, `Your item expires on ${on.day}`].toSorted(),
  )
  expect(await itemNow(week.id)).toMatchObject({ status: 'active', remindedDays: 7 })
  expect(await itemNow(day.id)).toMatchObject({ status: 'active', remindedDays: 1 })
  expect(await itemNow(later.id)).toMatchObject({ version: 1 })
})

test('who has switched off news of the system is not told, and the item is followed all the same', async () => {
  const seller = await feedMember(url)
  const preferences = { system_updates: { enabled: false, email: false } }
  expectSuccess(
    await seller.client.call(updateNotificationPreferences, { body: { preferences, version: 0 } }),
  )
  const now = await control.now()
  const ending = await putItem(seller.userId, { expiresAt: addTime(now, { days: 2 }) })
  const over = await putItem(seller.userId, { expiresAt: addTime(now, { hours: -1 }) })
  await follow()
  expect(await news(seller)).toEqual([])
  expect(await mailsOf(seller.email)).toEqual([])
  expect(await itemNow(ending.id)).toMatchObject({ remindedDays: 7 })
  expect(await itemNow(over.id)).toMatchObject({ status: 'expired' })
})

test('an item past its date is gone before the job, which marks it, however late, and tells once', async () => {
  const seller = await feedMember(url)
  const now = await control.now()
  const expiresAt = addTime(now, { days: -20 })
  const over = await putItem(seller.userId, { expiresAt })
  const ancient = await putItem(seller.userId, { expiresAt: addTime(now, { days: -400 }) })
  for (const { id } of [over, ancient])
    expectProblem(await visitor.call(getItem, at(id)), 404, 'item_not_found')
  await follow()
  await follow()
  for (const { id } of [over, ancient])
    expect(await itemNow(id)).toMatchObject({ status: 'expired', version: 2 })
  const until = longDay(siteDay(addTime(expiresAt, { days: 30 })))
  const told = await news(seller)
  expect(told.map(({ title }) => title)).toEqual(['Your item expired', 'Your item expired'])
  expect(told).toContainEqual({
    title: 'Your item expired',
    message: `${over.title} left the marketplace. You can renew it until ${until}.`,
  })
  expect(await mailsOf(seller.email)).toEqual([])
  const renewed = await seller.client.call(renewItem, { ...at(over.id), body: { version: 2 } })
  expect(renewed.body.item.status).toBe('active')
  expect((await visitor.call(getItem, at(over.id))).status).toBe(200)
})

test('a reservation whose time is over is free before the job, which tells both, in the thread as well', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const now = await control.now()
  const held = { buyerId: buyer.userId as Item['sellerId'], priceCents: 20_000 }
  const until = addTime(now, { minutes: -20 })
  const over = await putItem(seller.userId, { reservation: { ...held, until } })
  const still = await putItem(seller.userId, {
    reservation: { ...held, until: addTime(now, { hours: 1 }) },
  })
  expect((await visitor.call(getItem, at(over.id))).body.status).toBe('active')
  expect((await visitor.call(getItem, at(still.id))).body.status).toBe('reserved')
  const begun = await buyer.client.call(startConversation, { ...at(over.id), body: { text: 'I take it.' } })
  const params = { conversationId: begun.body.conversationId }
  await follow()
  await follow()
  expect(await itemNow(over.id)).not.toHaveProperty('reservation')
  expect(await itemNow(still.id)).toMatchObject({ version: 1 })
  const ended = (person: typeof seller) =>
    news(person).then((all) => all.filter(({ title }) => title.endsWith('eservation ended')))
  expect(await ended(buyer)).toEqual([
    { title: 'Your reservation ended', message: `${over.title} is no longer reserved for you.` },
  ])
  expect(await ended(seller)).toEqual([
    {
      title: 'A reservation ended',
      message: `${over.title} is no longer reserved. Others can reserve it again.`,
    },
  ])
  const { messages } = (await seller.client.call(getConversation, { params, query: {} })).body
  expect(messages.items.filter(({ kind }) => kind === 'released')).toMatchObject([{ until }])
  // No word of the seller is in it, so their answer is still to come.
  expect(await conversations.get({ id: params.conversationId })).not.toHaveProperty('repliedAt')
})

test('an item whose seller or buyer acts while the job runs is followed, or left as they want it', async () => {
  const seller = await feedMember(url)
  const { id } = await putItem(seller.userId, { expiresAt: addTime(await control.now(), { hours: -1 }) })
  const [renewed] = await Promise.all([
    seller.client.call(renewItem, { ...at(id), body: { version: 1 } }),
    control.run('follow_item_dates'),
  ])
  const status = renewed.status === 200 ? 'active' : 'expired'
  expect(await itemNow(id)).toMatchObject({ status })
  if (status === 'expired') expectProblem(renewed, 409, 'version_conflict')
})
