import { expect, test } from 'vitest'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { acceptOffer, getConversation, makeOffer } from '#shared/market/conversations/contract.ts'
import { getItem } from '#shared/market/market-items/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import {
  holdItem,
  listItemBuyers,
  releaseItem,
  reserveItem,
  sellItemHere,
} from '#shared/market/sales/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemNow, putItem } from '#test/support/market-items.ts'
import { changeUser } from '#test/support/records.ts'
import { versionOfItem, write, writtenAbout } from '#test/support/sales.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const instant = async (sellerId: string, more: Partial<Item> = {}) =>
  putItem(sellerId, { instantReserve: true, ...more })

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
const codes = (answers: readonly { body: unknown }[]) =>
  answers.flatMap(({ body }) => (body as { code?: string }).code ?? [])

test('of twenty buyers at once one reserves an item, for a day', async () => {
  const [seller, ...buyers] = await Promise.all(Array.from({ length: 21 }, () => feedMember(url)))
  const { id } = await instant(seller?.userId ?? '')
  const answers = await Promise.all(buyers.map(({ client }) => client.call(reserveItem, at(id))))
  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
  expect(codes(answers)).toEqual(Array.from({ length: 19 }, () => 'item_reserved'))
  const winner = buyers[answers.findIndex(({ status }) => status === 200)]
  const { reservation } = (await itemNow(id)) ?? {}
  expect(reservation).toMatchObject({ buyerId: winner?.userId, isInstant: true })
  const hours = (Date.parse(reservation?.until ?? '') - Date.parse(await control.now())) / 3_600_000
  expect(Math.round(hours)).toBe(24)
  expect((await visitor.call(getItem, at(id))).body.status).toBe('reserved')
})

test('a buyer holds three items, also of four at once, and another one once they free one', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const offered = await Promise.all([0, 1, 2, 3].map(() => instant(seller.userId)))
  const answers = await Promise.all(offered.map(({ id }) => buyer.client.call(reserveItem, at(id))))
  expect(statuses(answers).toSorted()).toEqual([200, 200, 200, 409])
  const refused = answers.findIndex(({ status }) => status === 409)
  expectProblem(answers[refused] as (typeof answers)[0], 409, 'reserve_limit')
  expect(answers[refused]?.body).toMatchObject({ detail: 'You have three reservations. Cancel one first.' })
  const [free] = offered.filter((_, index) => index !== refused)
  expectSuccess(await buyer.client.call(releaseItem, at(free?.id as Item['id'])))
  expectSuccess(await buyer.client.call(reserveItem, at(offered[refused]?.id as Item['id'])))
})

test('a seller who holds an item for someone with three reads whose limit it is', async () => {
  const { seller, buyer, item, buyerId } = await writtenAbout(url)
  const others = await Promise.all([0, 1, 2].map(() => instant(seller.userId)))
  for (const { id } of others) expectSuccess(await buyer.client.call(reserveItem, at(id)))
  const body = { buyerId, version: await versionOfItem(item.id) }
  const refused = await seller.client.call(holdItem, { ...at(item.id), body })
  expectProblem(refused, 409, 'reserve_limit')
  expect(refused.body).toMatchObject({ detail: 'This buyer has three reservations, which is the limit.' })
})

test('of two offers that are accepted at once one reserves the item, the other stays open', async () => {
  const { seller, buyer, item } = await writtenAbout(url)
  const second = await feedMember(url, { createdAt: '2026-01-01T00:00:00.000Z' })
  const offers = await Promise.all(
    [buyer, second].map(async ({ client }, index) => {
      const made = await client.call(makeOffer, { ...at(item.id), body: { priceCents: 10_000 + index } })
      expectSuccess(made)
      const params = { conversationId: made.body.conversationId }
      const { thread } = (await seller.client.call(getConversation, { params, query: {} })).body
      return {
        params,
        body: { messageId: thread.offer?.messageId as NonNullable<typeof thread.offer>['messageId'] },
      }
    }),
  )
  const answers = await Promise.all(offers.map((one) => seller.client.call(acceptOffer, one)))
  expect(statuses(answers).toSorted()).toEqual([200, 409])
  expect(codes(answers)).toEqual(['item_reserved'])
  const lost = offers[answers.findIndex(({ status }) => status === 409)]
  const { thread } = (await seller.client.call(getConversation, { params: lost?.params as never, query: {} }))
    .body
  expect(thread.offer?.status).toBe('open')
})

test('a seller holds an item for someone who wrote, and either of the two ends it', async () => {
  const { seller, buyer, item, buyerId } = await writtenAbout(url)
  const other = await feedMember(url)
  const hold = async (more: object) =>
    seller.client.call(holdItem, {
      ...at(item.id),
      body: { buyerId, version: await versionOfItem(item.id), ...more },
    })
  expectProblem(await hold({ buyerId: other.userId }), 422, 'buyer_unknown')
  expectProblem(await hold({ hours: 23 }), 400, 'validation_failed')
  expectProblem(await hold({ hours: 169 }), 400, 'validation_failed')
  expectProblem(await hold({ version: 99 }), 409, 'version_conflict')
  const held = await hold({ hours: 168, priceCents: 22_000 })
  expectSuccess(held)
  expect(held.body).toMatchObject({
    buyer: { userId: buyerId },
    item: { reservation: { priceCents: 22_000 } },
  })
  expectProblem(await hold({}), 409, 'item_reserved')
  expectProblem(await other.client.call(releaseItem, at(item.id)), 409, 'item_not_reserved')
  expectSuccess(await buyer.client.call(releaseItem, at(item.id)))
  expectProblem(await buyer.client.call(releaseItem, at(item.id)), 409, 'item_not_reserved')
  expectSuccess(await hold({}))
  expectSuccess(await seller.client.call(releaseItem, at(item.id)))
  expect(await itemNow(item.id)).not.toHaveProperty('reservation')
})

test('a reservation is over with its time, before any job has looked', async () => {
  const [seller, first, second] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const until = addTime(await control.now(), { seconds: -1 })
  const reservation = { buyerId: first.userId as Item['sellerId'], until, priceCents: 1 }
  const { id } = await instant(seller.userId, { reservation })
  expect((await visitor.call(getItem, at(id))).body.status).toBe('active')
  expectProblem(await first.client.call(releaseItem, at(id)), 409, 'item_not_reserved')
  expectSuccess(await second.client.call(reserveItem, at(id)))
})

test('who is blocked, on whichever side, reserves and buys nothing, with the same words', async () => {
  const { seller, buyer, item, buyerId } = await writtenAbout(url, { instantReserve: true })
  const other = await writtenAbout(url, { instantReserve: true })
  const blocks = [
    [seller.userId, buyerId],
    [other.buyer.userId, other.seller.userId],
  ] as readonly (readonly [typeof buyerId, typeof buyerId])[]
  for (const [by, of] of blocks)
    await commit(memberBlocks.put({ by, of, at: await control.now(), version: 1 }, { absent: true }))
  const answers = await Promise.all([
    buyer.client.call(reserveItem, at(item.id)),
    other.buyer.client.call(reserveItem, at(other.item.id)),
    seller.client.call(holdItem, {
      ...at(item.id),
      body: { buyerId, version: await versionOfItem(item.id) },
    }),
    seller.client.call(sellItemHere, {
      ...at(item.id),
      body: { buyerId, priceCents: 1, version: await versionOfItem(item.id) },
    }),
  ])
  expect(codes(answers)).toEqual(['blocked', 'blocked', 'blocked', 'blocked'])
  expect(new Set(answers.map(({ body }) => (body as unknown as { detail: string }).detail)).size).toBe(1)
})

test('nothing is held for, or sold to, someone who is suspended or leaves', async () => {
  const suspended = await writtenAbout(url)
  const leaving = await writtenAbout(url)
  await changeUser(suspended.buyerId, { status: 'suspended' })
  await changeUser(leaving.buyerId, { deletionDueAt: '2099-01-01T00:00:00.000Z' })
  for (const { seller, item, buyerId } of [suspended, leaving]) {
    const body = { buyerId, version: await versionOfItem(item.id) }
    expectProblem(await seller.client.call(holdItem, { ...at(item.id), body }), 422, 'buyer_unknown')
    expectProblem(
      await seller.client.call(sellItemHere, { ...at(item.id), body: { ...body, priceCents: 1 } }),
      422,
      'buyer_unknown',
    )
  }
  expect((await users.get({ id: suspended.buyerId }))?.status).toBe('suspended')
})

test('only where its seller allows it, and only what is for sale, is reserved without asking', async () => {
  const [seller, buyer] = await Promise.all([feedMember(url), feedMember(url)])
  const asked = await putItem(seller.userId)
  const sold = await instant(seller.userId, { status: 'sold_here' })
  const draft = await instant(seller.userId, { status: 'pending' })
  const own = await instant(seller.userId)
  expectProblem(await buyer.client.call(reserveItem, at(asked.id)), 409, 'reserve_by_message')
  expectProblem(await buyer.client.call(reserveItem, at(sold.id)), 409, 'item_not_active')
  expectProblem(await buyer.client.call(reserveItem, at(draft.id)), 404, 'item_not_found')
  expectProblem(await seller.client.call(reserveItem, at(own.id)), 409, 'own_item')
})

test('a seller chooses among those who wrote, and first the one who holds it', async () => {
  const { seller, buyer, item } = await writtenAbout(url, { instantReserve: true })
  const [second, holder] = await Promise.all([feedMember(url), feedMember(url)])
  await write(second, item)
  expectSuccess(await holder.client.call(reserveItem, at(item.id)))
  await expect
    .poll(async () => {
      const { items } = (await seller.client.call(listItemBuyers, { ...at(item.id), query: { limit: 100 } }))
        .body
      return items.map(({ userId }) => userId)
    })
    .toEqual([holder.userId, second.userId, buyer.userId])
  expectProblem(await buyer.client.call(listItemBuyers, { ...at(item.id), query: {} }), 404, 'item_not_found')
})
