import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { items } from '#core/market/market-items/items.ts'
import { alertsOf, searchAlerts } from '#core/market/saved-searches/search-alerts.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { getMailChoice, oneClickUnsubscribe, setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import { decideItem } from '#shared/market/market-items/admin-contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '#shared/market/saved-searches/contract.ts'
import type { SavedSearchFields } from '#shared/market/saved-searches/saved-search.ts'
import { listNotifications, updateNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemNow, itemTitle, putDraft, putItem } from '#test/support/market-items.ts'
import { searchBody } from '#test/support/saved-searches.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stranger = new Client(url)

type Member = Awaited<ReturnType<typeof feedMember>>

async function save({ client }: Member, fields: Partial<SavedSearchFields>) {
  const saved = await client.call(createSavedSearch, { body: searchBody(fields) })
  expectSuccess(saved)
  return saved.body.search
}

const ownOf = async ({ client }: Member) => (await client.call(listSavedSearches, {})).body.items

const told = async ({ client }: Member) =>
  (await client.call(listNotifications, {})).body.items
    .filter(({ title }) => /match/.test(title))
    .map(({ title }) => title)

/** Tells the cloud that an item is for sale, as often as it is said. */
async function publish(item: Pick<Item, 'id'>, times = 1) {
  const now = await control.now()
  await Promise.all(
    Array.from({ length: times }, () => commit(announce('item.published', { itemId: item.id }, now))),
  )
  await control.settle()
}

const alertsFor = async ({ userId }: Member) =>
  (await searchAlerts.list({ index: 'gsi3', pk: alertsOf(userId), limit: 50 })).items

const tokenIn = (html: string) => /\/unsubscribe\/([\w-]+)/.exec(html)?.[1] ?? ''

test('a search is saved, renamed, paused, and deleted, by its member alone', async () => {
  const [member, other] = await Promise.all([feedMember(url), feedMember(url)])
  const search = await save(member, { name: 'Cables', filters: { near: '85004', q: itemTitle() } })
  expect(await ownOf(member)).toEqual([{ search, hits: [] }])
  const params = { savedSearchId: search.id }
  const body = { ...searchBody({ name: 'All cables', isPaused: true }), version: search.version }
  expectProblem(await other.client.call(updateSavedSearch, { params, body }), 404, 'saved_search_not_found')
  const changed = await member.client.call(updateSavedSearch, { params, body })
  expect(changed.body.search).toMatchObject({ name: 'All cables', isPaused: true, version: 2 })
  expectProblem(await member.client.call(updateSavedSearch, { params, body }), 409, 'version_conflict')
  expectProblem(await other.client.call(deleteSavedSearch, { params }), 404, 'saved_search_not_found')
  expectSuccess(await member.client.call(deleteSavedSearch, { params }))
  expect(await ownOf(member)).toEqual([])
})

test('a search for everything is none, and a place must be one', async () => {
  const { client } = await feedMember(url)
  const create = (filters: SavedSearchFields['filters']) =>
    client.call(createSavedSearch, { body: searchBody({ filters }) })
  expectProblem(await create({ miles: 25 }), 422, 'saved_empty')
  expectProblem(await create({ near: '00000' }), 422, 'place_unknown')
})

test('of many searches at once ten are kept', async () => {
  const { client } = await feedMember(url)
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => client.call(createSavedSearch, { body: searchBody() })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 409, 'saved_limit')
})

test('an item gives one alert, however often it is announced, and none to its seller', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  const mine = await save(member, { name: `Search ${title}`, filters: { q: title } })
  await save(seller, { name: `Own ${title}`, filters: { q: title } })
  await save(member, { name: `Paused ${title}`, filters: { q: title }, isPaused: true })
  const item = await putItem(seller.userId, { title })
  await publish(item, 20)
  expect(await alertsFor(member)).toMatchObject([{ searchId: mine.id, itemId: item.id, kind: 'new' }])
  expect(await told(member)).toEqual([`New match for “Search ${title}”`])
  expect(await control.inbox(member.email)).toHaveLength(1)
  expect(await alertsFor(seller)).toEqual([])
  await expect
    .poll(async () => (await ownOf(member)).find(({ search }) => search.id === mine.id)?.hits)
    .toMatchObject([{ id: item.id }])
  await commit(
    announce(
      'item.price_dropped',
      { itemId: item.id, fromCents: 30_000, toCents: 25_000 },
      await control.now(),
    ),
  )
  await control.settle()
  expect((await alertsFor(member)).map(({ kind }) => kind).toSorted()).toEqual(['dropped', 'new'])
})

test('an item that is no longer for sale, or whose seller is suspended, is no match', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  await save(member, { filters: { q: title } })
  await publish(await putItem(seller.userId, { title, status: 'closed' }))
  await publish(await putItem(seller.userId, { title, isSellerSuspended: true }))
  expect(await alertsFor(member)).toEqual([])
})

test('an item that was approved while its seller was suspended gives one alert, when the seller is back', async () => {
  const [seller, member, admin] = await Promise.all([
    feedMember(url),
    feedMember(url),
    demoClient(url, 'admin'),
  ])
  const title = itemTitle()
  await save(member, { filters: { q: title } })
  const item = await putDraft(seller.userId, { title, status: 'pending' })
  const account = { params: { userId: seller.userId } }
  const suspend = async () => {
    expectSuccess(await admin.call(suspendUser, { ...account, body: { reason: 'A complaint.' } }))
    await expect.poll(async () => (await itemNow(item.id))?.isSellerSuspended).toBe(true)
  }
  const bringBack = async () => {
    expectSuccess(await admin.call(reactivateUser, account))
    await expect.poll(async () => (await itemNow(item.id))?.isSellerSuspended).toBeUndefined()
    await control.settle()
  }
  await suspend()
  const { version = 0 } = (await itemNow(item.id)) ?? {}
  const body = { approves: true, reason: '', version }
  expectSuccess(await admin.call(decideItem, { params: { itemId: item.id }, body }))
  await control.settle()
  expect(await alertsFor(member)).toEqual([])
  await bringBack()
  await expect.poll(() => alertsFor(member)).toMatchObject([{ itemId: item.id, kind: 'new' }])
  expect(await told(member)).toHaveLength(1)
  await save(member, { name: 'Later', filters: { q: title } })
  await suspend()
  await bringBack()
  expect(await alertsFor(member)).toHaveLength(1)
})

test('one press ends the mails of one search and leaves the others, and can be taken back', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  const one = await save(member, { name: `One ${title}`, filters: { q: title } })
  const other = await save(member, { name: `Other ${title}`, filters: { q: title } })
  await publish(await putItem(seller.userId, { title }))
  const mail = await control.mail(member.email, `New match for “One ${title}”`)
  expect(mail.text).toContain(`Turn off emails about your saved search “One ${title}”`)
  const params = { token: tokenIn(mail.html) }
  for (let count = 0; count < 2; count++)
    expect((await stranger.call(oneClickUnsubscribe, { params })).status).toBe(200)
  const mailed = async () =>
    Object.fromEntries((await ownOf(member)).map(({ search }) => [search.id, search.isMailed]))
  expect(await mailed()).toEqual({ [one.id]: false, [other.id]: true })
  const topic = `your saved search “One ${title}”`
  expect((await stranger.call(getMailChoice, { params })).body).toMatchObject({ topic, isOn: false })
  await publish(await putItem(seller.userId, { title }))
  const subjects = (await control.inbox(member.email)).map(({ subject }) => subject).toSorted()
  expect(subjects).toEqual(['One', 'Other', 'Other'].map((name) => `New match for “${name} ${title}”`))
  expect(await told(member)).toHaveLength(4)
  const on = await stranger.call(setMailChoice, { params, body: { isOn: true } })
  expect(on.body).toMatchObject({ topic, isOn: true })
  expect(await mailed()).toEqual({ [one.id]: true, [other.id]: true })
  await member.client.call(deleteSavedSearch, { params: { savedSearchId: one.id } })
  expectProblem(await stranger.call(getMailChoice, { params }), 404, 'link_unknown')
  expect((await stranger.call(oneClickUnsubscribe, { params })).status).toBe(200)
})

test('daily searches go out in one email, each item that is still for sale once', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  for (const name of ['Words', 'State'])
    await save(member, {
      name,
      every: 'daily',
      filters: { q: title, ...(name === 'State' && { state: 'AZ' }) },
    })
  const [kept, sold] = [
    await putItem(seller.userId, { title }),
    await putItem(seller.userId, { title: `${title} two` }),
  ]
  await publish(kept)
  await publish(sold)
  expect(await control.inbox(member.email)).toEqual([])
  await commit(items.put({ ...sold, status: 'closed', version: 2 }, { version: 1, counted: sold }))
  await control.run('send_saved_searches')
  await control.settle()
  const [mail, ...others] = await control.inbox(member.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('1 new match for your saved searches')
  expect(mail?.text.split(`${kept.title}, $250.00`)).toHaveLength(2)
  expect(mail?.text).not.toContain(sold.title)
  await control.run('send_saved_searches')
  await control.settle()
  expect(await control.inbox(member.email)).toHaveLength(1)
  expect(await told(member)).toEqual(['1 new match for your saved searches'])
  const params = { token: tokenIn(mail?.html ?? '') }
  await stranger.call(oneClickUnsubscribe, { params })
  expect((await ownOf(member)).map(({ search }) => search.isMailed)).toEqual([false, false])
})

test('who wants no mail of the platform gets none of a search either', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  await save(member, { filters: { q: title } })
  expectSuccess(
    await member.client.call(updateNotificationPreferences, {
      body: { preferences: { system_updates: { enabled: true, email: false } }, version: 0 },
    }),
  )
  await publish(await putItem(seller.userId, { title }))
  expect(await control.inbox(member.email)).toEqual([])
  expect(await told(member)).toHaveLength(1)
})

test('a copy has the searches and what they found, and an erasure takes both', async () => {
  const [seller, member] = await Promise.all([feedMember(url), feedMember(url)])
  const title = itemTitle()
  await save(member, { name: `Search ${title}`, filters: { q: title } })
  await publish(await putItem(seller.userId, { title }))
  await expect.poll(() => alertsFor(member)).toHaveLength(1)
  const user = await users.get({ id: member.userId }, { consistent: true })
  const copy = user && (await collectData(user, await control.now()))
  expect(Object.keys(copy ?? {})).toEqual(
    expect.arrayContaining(['data/search-alert.json', 'data/saved-search.json']),
  )
  await eraseAccount(member.userId, await control.now())
  await expect.poll(() => alertsFor(member)).toEqual([])
})
