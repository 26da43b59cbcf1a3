import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { favoriteCounts } from '#core/market/favorites/favorite-counts.ts'
import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { handler as tellOfSold } from '#functions/events/market/item-ended/tell-favorites.ts'
import { handler as tellOfDrop } from '#functions/events/market/item-price-dropped/tell-favorites.ts'
import { handler as tellOfFree } from '#functions/events/market/item-released/tell-favorites.ts'
import { listFavorites, saveItem, unsaveItem } from '#shared/market/favorites/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { sellItemElsewhere } from '#shared/market/market-items/own-contract.ts'
import { releaseItem, reserveItem, undoItemSale } from '#shared/market/sales/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemTitle, putItem } from '#test/support/market-items.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const of = ({ id: itemId }: Pick<Item, 'id'>) => ({ params: { itemId } })
const itemNow = async ({ id }: Pick<Item, 'id'>) => (await items.get({ id }, { consistent: true })) as Item
const savedBy = async (client: Client) => (await client.call(listFavorites, { query: {} })).body.items
const told = async (client: Client) =>
  (await client.call(listNotifications, {})).body.items.map(({ title, message }) => `${title}: ${message}`)

/** Changes a stored item as its seller or an administrator would. */
async function change(item: Pick<Item, 'id'>, more: Partial<Item>) {
  const before = await itemNow(item)
  await commit(
    items.put(
      { ...before, ...more, version: before.version + 1 },
      { version: before.version, counted: before },
    ),
  )
}

test('an item is saved and no longer saved, once each however often, and its figure follows', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const item = await putItem(seller.userId)
  const answers = await Promise.all(Array.from({ length: 4 }, () => buyer.client.call(saveItem, of(item))))
  for (const answer of answers) expectSuccess(answer)
  expect((await itemNow(item)).saveCount).toBe(1)
  await expect.poll(() => savedBy(buyer.client)).toMatchObject([{ itemId: item.id, item: { id: item.id } }])
  for (let count = 0; count < 2; count++) expectSuccess(await buyer.client.call(unsaveItem, of(item)))
  expect((await itemNow(item)).saveCount).toBe(0)
  await expect.poll(() => savedBy(buyer.client)).toEqual([])
  expect(await favoriteCounts.get({ userId: buyer.userId }, { consistent: true })).toMatchObject({ count: 0 })
})

test('what no one may see cannot be saved', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const draft = await putItem(seller.userId, { status: 'draft' })
  expectProblem(await buyer.client.call(saveItem, of(draft)), 404, 'item_not_found')
})

test('of many saves at once no one gets past 200', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  await commit(
    favoriteCounts.put(
      { userId: buyer.userId as Item['sellerId'], count: 197, version: 1 },
      { absent: true },
    ),
  )
  const some = await Promise.all(Array.from({ length: 8 }, () => putItem(seller.userId)))
  const answers = await Promise.all(some.map((item) => buyer.client.call(saveItem, of(item))))
  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3)
  for (const answer of refused) expectProblem(answer, 409, 'favorite_limit')
  expect(refused).toHaveLength(5)
  expect(await favoriteCounts.get({ userId: buyer.userId }, { consistent: true })).toMatchObject({
    count: 200,
  })
})

test('of an item whose seller is suspended only the title is left, and a sold one says so and keeps its picture', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const [hidden, sold] = [await putItem(seller.userId), await putItem(seller.userId)]
  for (const item of [hidden, sold]) expectSuccess(await buyer.client.call(saveItem, of(item)))
  await change(hidden, { isSellerSuspended: true })
  await change(sold, { status: 'sold_elsewhere', statusSince: await control.now() })
  await expect
    .poll(async () =>
      (await savedBy(buyer.client)).map(({ title, item, isSold, cover }) => ({
        title,
        item,
        isSold,
        cover: cover?.src,
      })),
    )
    .toEqual([
      { title: sold.title, item: undefined, isSold: true, cover: sold.pictures[0]?.src },
      { title: hidden.title, item: undefined, isSold: undefined, cover: undefined },
    ])
})

/** A fact as it comes, and what its delivery says. */
type Told = { fact: Write; handler: (event: never) => Promise<void>; news: string }

test('who saved an item is told once of a drop, of its end as reserved, and of its sale', async () => {
  const [seller, buyer, holder] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const title = itemTitle()
  const item = await putItem(seller.userId, { title, priceCents: 37_900 })
  for (const { client } of [seller, buyer, holder]) expectSuccess(await client.call(saveItem, of(item)))
  const now = await control.now()
  const ofItem = async ({ client }: typeof buyer) => (await told(client)).filter((one) => one.includes(title))
  const announced = async ({ fact, handler, news }: Told) => {
    await commit(fact)
    await expect.poll(() => ofItem(buyer)).toContain(news)
    // It comes twice more, at the same moment.
    const { id, at, payload } = fact.item.Put?.Item ?? {}
    const event = { detail: { id, at, payload }, time: now } as never
    await Promise.all([handler(event), handler(event)])
  }
  const drop = `Price dropped: ${title} costs $379.00 now. It was $400.00.`
  const free = `Available again: ${title} is no longer reserved.`
  const sale = `Sold: ${title} was sold.`
  const dropped = { itemId: item.id, fromCents: 40_000, toCents: 37_900 }
  await announced({ fact: announce('item.price_dropped', dropped, now), handler: tellOfDrop, news: drop })
  const released = { itemId: item.id, buyerId: holder.userId as Item['sellerId'] }
  await announced({ fact: announce('item.released', released, now), handler: tellOfFree, news: free })
  await change(item, { status: 'sold_elsewhere', statusSince: now })
  await announced({ fact: announce('item.ended', { itemId: item.id }, now), handler: tellOfSold, news: sale })

  expect((await ofItem(buyer)).toSorted()).toEqual([free, drop, sale])
  const asSaver = (one: string) => [drop, free, sale].includes(one)
  expect((await ofItem(holder)).filter(asSaver).toSorted()).toEqual([drop, sale])
  expect((await ofItem(seller)).filter(asSaver)).toEqual([])
  const { items: news } = (await buyer.client.call(listNotifications, {})).body
  expect(news[0]?.href).toBe(itemPath(item.id))
})

test('of an item that is reserved and freed, or sold and taken back, again and again, savers hear once a day', async () => {
  const [seller, buyer, holder] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const item = await putItem(seller.userId, { instantReserve: true })
  expectSuccess(await buyer.client.call(saveItem, of(item)))
  for (let time = 0; time < 3; time++) {
    expectSuccess(await holder.client.call(reserveItem, of(item)))
    expectSuccess(await holder.client.call(releaseItem, of(item)))
    await control.settle()
  }
  for (let time = 0; time < 3; time++)
    for (const route of [sellItemElsewhere, undoItemSale]) {
      const { version } = await itemNow(item)
      expectSuccess(await seller.client.call(route, { ...of(item), body: { version } }))
      await control.settle()
    }
  const titles = (await told(buyer.client)).filter((one) => one.includes(item.title)).toSorted()
  expect(titles).toEqual([
    `Available again: ${item.title} is no longer reserved.`,
    `Sold: ${item.title} was sold.`,
  ])
})

test('when an account goes, the figures of what it saved go down', async () => {
  const [seller, buyer, other] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const item = await putItem(seller.userId)
  for (const { client } of [buyer, other]) expectSuccess(await client.call(saveItem, of(item)))
  await eraseAccount(buyer.userId, await control.now())
  expect((await itemNow(item)).saveCount).toBe(1)
})
