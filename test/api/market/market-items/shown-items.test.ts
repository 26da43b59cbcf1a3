import { expect, test } from 'vitest'
import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import { search } from '#shared/content/search/contract.ts'
import {
  getItem,
  listItemCategories,
  listItems,
  listItemsOfSeller,
} from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putItem } from '#test/support/market-items.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const now = await control.now()
const ago = (days: number) => addTime(now, { days: -days })
const midway = { point: { lat: 28.21, lon: -177.37, precision: 'zip' as const } }
const seller = await feedMember(url)
const buyerId = '00000000-0000-4000-a000-000000000001' as Item['sellerId']

/** Stores other values of an item. */
async function change(before: Item, more: Partial<Item>): Promise<Item> {
  const after = { ...before, ...more, version: before.version + 1 }
  await commit(items.put(after, { version: before.version, counted: before }))
  return after
}

const pageOf = ({ id }: Pick<Item, 'id'>) => visitor.call(getItem, { params: { itemId: id } })

/** Writes of this test that the table stream has followed. */
async function listed(item: Item) {
  await control.settle()
  const { state, category, priceCents } = item
  const lists = await Promise.all([
    everyItem(visitor, listItems, { query: { state } }),
    everyItem(visitor, listItems, {
      query: { state, category, sort: 'price_up', from: priceCents, to: priceCents },
    }),
    everyItem(visitor, listItems, { query: { q: item.title } }),
    everyItem(visitor, listItems, { query: { q: item.title, state, condition: item.condition } }),
    everyItem(visitor, listItemsOfSeller, { params: { userId: item.sellerId } }),
  ])
  const { body } = await visitor.call(search, { query: { q: item.title, type: 'content' } })
  const own = (all: readonly { id: string }[]) => all.filter(({ id }) => id === item.id).length
  return [...lists.map(own), own(body.items)]
}

const everywhere = [1, 1, 1, 1, 1, 1]
const nowhere = [0, 0, 0, 0, 0, 0]

test('an item stands in lists and the search while it is for sale, and leaves them with its status', async () => {
  let item = await putItem(seller.userId, { state: 'MP', city: 'Saipan', createdAt: ago(2) })
  expect(await listed(item)).toEqual(everywhere)
  const { body } = await visitor.call(search, { query: { q: item.title, type: 'content' } })
  expect(body.items.find(({ id }) => id === item.id)).toMatchObject({
    type: 'content',
    category: 'Marketplace',
    url: `/marketplace/${item.id}`,
    price: { amountCents: 25_000 },
  })
  item = await change(item, { status: 'sold_elsewhere', statusSince: now })
  expect(await listed(item)).toEqual(nowhere)
  item = await change(item, { status: 'active', statusSince: now })
  expect(await listed(item)).toEqual(everywhere)
  item = await change(item, { isSellerSuspended: true })
  expect(await listed(item)).toEqual(nowhere)
  expectProblem(await pageOf(item), 404, 'item_not_found')
})

test('the page of an item says what is known about it, and whether it is reserved', async () => {
  const item = await putItem(seller.userId, { state: 'MP', createdAt: ago(3), ...midway })
  const shown = await pageOf(item)
  expect(shown.body).toMatchObject({
    id: item.id,
    status: 'active',
    priceCents: 25_000,
    seller: { name: 'Pat Person', path: memberPath(seller.userId), since: item.sellerSince },
  })
  for (const secret of ['sellerId', 'zip', 'reservation', 'conversationCount', 'listingId'])
    expect(shown.body).not.toHaveProperty(secret)
  const reserved = await change(item, {
    reservation: {
      buyerId,
      until: addTime(now, { hours: 20 }),
      priceCents: 20_000,
    },
  })
  expect((await pageOf(reserved)).body.status).toBe('reserved')
  await control.settle()
  const { items: found } = (await visitor.call(listItems, { query: { state: 'MP', limit: 100 } })).body
  expect(found.find(({ id }) => id === item.id)?.isReserved).toBe(true)
  const over = await change(reserved, {
    reservation: { buyerId, until: ago(1), priceCents: 20_000 },
  })
  expect((await pageOf(over)).body.status).toBe('active')
})

test('what was sold keeps its page for 30 days; drafts and what waits, expired, closed, or was removed has none', async () => {
  const sold = (days: number) =>
    putItem(seller.userId, { status: 'sold_here', statusSince: ago(days), createdAt: ago(50) })
  const lately = await pageOf(await sold(29))
  expect(lately.body).toMatchObject({ status: 'sold', soldAt: ago(29) })
  expectProblem(await pageOf(await sold(30)), 404, 'item_not_found')
  for (const status of ['draft', 'pending', 'refused', 'expired', 'closed', 'removed'] as const)
    expectProblem(await pageOf(await putItem(seller.userId, { status })), 404, 'item_not_found')
  // Before the job has ended it.
  const late = await putItem(seller.userId, { createdAt: ago(61) })
  expectProblem(await pageOf(late), 404, 'item_not_found')
  await control.settle()
  const { items: found } = (
    await visitor.call(listItemsOfSeller, { params: { userId: seller.userId as never }, query: {} })
  ).body
  expect(found.map(({ id }) => id)).not.toContain(late.id)
})

test('beside an item stand others of its seller, and the nearest of its category by other sellers', async () => {
  const [own, other] = await Promise.all([feedMember(url), feedMember(url)])
  const shared = { ...midway, category: 'deadening' as const, state: 'MP' }
  const item = await putItem(own.userId, shared)
  const [second, near] = [await putItem(own.userId, shared), await putItem(other.userId, shared)]
  await putItem(own.userId, { status: 'closed' })
  await control.settle()
  const { body } = await pageOf(item)
  expect(body.others.map(({ id }) => id)).toEqual([second.id])
  expect(body.nearby.map(({ id }) => id)).toContain(near.id)
  expect(body.nearby.map(({ id }) => id)).not.toContain(second.id)
})

test('the name of a member with a private profile is not told, and a suspended one has no page at once', async () => {
  const secret = await feedMember(url, { isPublicProfile: false, name: 'Quiet Person' })
  const item = await putItem(secret.userId, { state: 'MP' })
  const { body } = await pageOf(item)
  expect(body.seller).toMatchObject({ name: 'Private member' })
  expect(body.seller.path).toBeUndefined()
  expect(JSON.stringify(body)).not.toContain('Quiet')
  const own = await visitor.call(listItemsOfSeller, {
    params: { userId: secret.userId as Item['sellerId'] },
    query: {},
  })
  expect(own.body).toEqual({ items: [] })
  await changeUser(secret.userId, { status: 'suspended' })
  expectProblem(await pageOf(item), 404, 'item_not_found')
})

test('what is for sale of each category is counted for the country and for each state', async () => {
  const figures = async () => {
    await control.settle()
    const [country, there] = await Promise.all(
      [{}, { state: 'AS' }].map(async (query) => (await visitor.call(listItemCategories, { query })).body),
    )
    const of = (category: string) => there?.categories.find((one) => one.category === category)?.count ?? 0
    return {
      country: country?.total ?? 0,
      state: there?.total ?? 0,
      wiring: of('wiring'),
      vehicles: of('vehicles'),
    }
  }
  const before = await figures()
  expect((await visitor.call(listItemCategories, { query: {} })).body.categories).toHaveLength(12)
  const difference = async () => {
    const after = await figures()
    return [after.state - before.state, after.wiring - before.wiring, after.vehicles - before.vehicles]
  }
  let item = await putItem(seller.userId, { state: 'AS', category: 'wiring' })
  expect(await difference()).toEqual([1, 1, 0])
  item = await change(item, { category: 'vehicles' })
  expect(await difference()).toEqual([1, 0, 1])
  item = await change(item, { isSellerSuspended: true })
  expect(await difference()).toEqual([0, 0, 0])
  const { isSellerSuspended: _, ...back } = item
  item = await change({ ...back }, {})
  expect(await difference()).toEqual([1, 0, 1])
  await change(item, { status: 'expired' })
  expect(await difference()).toEqual([0, 0, 0])
})

test('an item stands in the sitemap of the day on which it came to the top, while it is for sale', async () => {
  const at = '2026-02-03T23:59:59.999Z'
  let item = await putItem(seller.userId, { createdAt: at, expiresAt: addTime(now, { days: 20 }) })
  const sitemap = async (day: string) => {
    await control.settle()
    const { text } = await visitor.send({ path: `/sitemaps/items-${day}.xml` })
    return text.includes(`/marketplace/${item.id}</loc>`)
  }
  expect(await sitemap('2026-02-03')).toBe(true)
  expect(await sitemap('2026-02-04')).toBe(false)
  item = await change(item, { bumpedAt: '2026-02-05T00:00:00.000Z' })
  expect([await sitemap('2026-02-03'), await sitemap('2026-02-05')]).toEqual([false, true])
  expect((await visitor.send({ path: '/sitemap.xml' })).text).toContain('/sitemaps/items-2026-02-05.xml')
  item = await change(item, { expiresAt: ago(1) })
  expect(await sitemap('2026-02-05')).toBe(false)
  item = await change(item, { expiresAt: addTime(now, { days: 1 }), status: 'closed' })
  expect(await sitemap('2026-02-05')).toBe(false)
})

test('words are found together with filters and around a place', async () => {
  const item = await putItem(seller.userId, { state: 'MP', condition: 'fair', delivery: 'ships', ...midway })
  const found = async (query: object) => {
    const { body } = await visitor.call(listItems, { query: { q: item.title, ...query } as never })
    return body.items.map(({ id }) => id)
  }
  await expect.poll(() => found({})).toEqual([item.id])
  expect(await found({ condition: 'fair', delivery: 'ships', state: 'MP', to: 25_000 })).toEqual([item.id])
  expect(await found({ condition: 'good' })).toEqual([])
  expect(await found({ delivery: 'pickup' })).toEqual([])
  expect(await found({ from: 25_001 })).toEqual([])
  // From Honolulu it is more than 1,000 miles.
  expect(await found({ near: '96813', miles: 250 })).toEqual([])
})
