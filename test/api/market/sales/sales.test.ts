import { expect, test } from 'vitest'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { getOwnItem, sellItemElsewhere } from '#shared/market/market-items/own-contract.ts'
import {
  confirmSale,
  declineSale,
  giveFeedback,
  holdItem,
  listMySales,
  reserveItem,
  sellItemHere,
  undoItemSale,
} from '#shared/market/sales/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atItem as at, itemNow, putItem } from '#test/support/market-items.ts'
import { changeUser } from '#test/support/records.ts'
import {
  oldMember,
  putConfirmed,
  putSale,
  saleNow,
  soldHere,
  versionOfItem,
  writtenAbout,
} from '#test/support/sales.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const titlesOf = async ({ client }: { client: Client }) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('a sale is confirmed once, pressed ten times, and its seller is told once', async () => {
  const { seller, buyer, saleId, item } = await soldHere(url)
  await control.settle()
  expect(await titlesOf(buyer)).toContain('Confirm your purchase')
  const subjects = (await control.inbox((buyer as { email?: string }).email ?? '')).map(
    ({ subject }) => subject,
  )
  expect(subjects).toContain(`Confirm your purchase: ${item.title}`)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => buyer.client.call(confirmSale, { params: { saleId } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const refused of answers.filter(({ status }) => status !== 200))
    expectProblem(refused, 409, 'sale_decided')
  expect(await saleNow(saleId)).toMatchObject({ status: 'confirmed', isCounted: true, version: 2 })
  await control.settle()
  expect((await titlesOf(seller)).filter((title) => title === 'Your sale is confirmed')).toHaveLength(1)
  expectProblem(await buyer.client.call(declineSale, { params: { saleId } }), 409, 'sale_decided')
})

test('only its buyer answers a sale, and others learn nothing of it', async () => {
  const { seller, saleId } = await soldHere(url)
  const third = await feedMember(url)
  for (const route of [confirmSale, declineSale]) {
    expectProblem(await seller.client.call(route, { params: { saleId } }), 403, 'sale_not_yours')
    expectProblem(await third.client.call(route, { params: { saleId } }), 404, 'sale_not_found')
  }
  const body = { stars: 5, text: '' }
  expectProblem(await third.client.call(giveFeedback, { params: { saleId }, body }), 404, 'sale_not_found')
  expectProblem(await seller.client.call(giveFeedback, { params: { saleId }, body }), 409, 'feedback_closed')
})

test('a buyer who did not buy it says so, its seller is told, and offers it again', async () => {
  const { seller, buyer, saleId, item } = await soldHere(url)
  const declined = await buyer.client.call(declineSale, { params: { saleId } })
  expect(declined.body).toMatchObject({ sale: { status: 'declined' }, canGiveFeedback: false })
  await control.settle()
  expect(await titlesOf(seller)).toContain('Your sale was declined')
  const own = await seller.client.call(getOwnItem, at(item.id))
  expect(own.body.saleStatus).toBe('declined')
  const body = { version: own.body.item.version }
  expectSuccess(await seller.client.call(undoItemSale, { ...at(item.id), body }))
  expect(await itemNow(item.id)).toMatchObject({ status: 'active' })
})

test('who is about to leave, or waits for approval, sells and reserves nothing, and says nothing of others', async () => {
  const { seller, item, buyerId } = await writtenAbout(url)
  const version = await versionOfItem(item.id)
  const sell = () =>
    seller.client.call(sellItemHere, { ...at(item.id), body: { buyerId, priceCents: 20_000, version } })
  const hold = () => seller.client.call(holdItem, { ...at(item.id), body: { buyerId, version } })
  const sale = await putConfirmed(seller.userId, buyerId)
  const rate = () =>
    seller.client.call(giveFeedback, { params: { saleId: sale.id }, body: { stars: 1, text: '' } })
  await changeUser(seller.userId, { deletionDueAt: addTime(await control.now(), { days: 7 }) })
  for (const call of [sell, hold, rate]) expectProblem(await call(), 403, 'account_leaving')
  await changeUser(seller.userId, { deletionDueAt: undefined, status: 'pending' })
  for (const call of [sell, hold, rate]) expectProblem(await call(), 403, 'account_pending')
  await changeUser(seller.userId, { status: 'active' })
  expectSuccess(await sell())
  expectSuccess(await rate())
})

test('a seller does not sell and take back without end, since the buyer is mailed each time', async () => {
  const seller = await feedMember(url)
  const body = { buyerId: seller.userId, priceCents: 1, version: 1 }
  for (const route of [sellItemHere, holdItem]) {
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => seller.client.call(route, { ...at(unknownId('itm')), body })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  }
})

test('of a sale here and a reservation at once one holds', async () => {
  for (let round = 0; round < 3; round++) {
    const { seller, item, buyerId } = await writtenAbout(url, { instantReserve: true })
    const other = await feedMember(url)
    const version = await versionOfItem(item.id)
    const [sold, reserved] = await Promise.all([
      seller.client.call(sellItemHere, { ...at(item.id), body: { buyerId, priceCents: 1, version } }),
      other.client.call(reserveItem, at(item.id)),
    ])
    const now = await itemNow(item.id)
    if (sold.status === 200) {
      expectProblem(reserved, 409, 'item_not_active')
      expect(now).toMatchObject({ status: 'sold_here' })
      expect(now).not.toHaveProperty('reservation')
    } else {
      expectProblem(sold, 409, 'item_held')
      expect(now).toMatchObject({ status: 'active', reservation: { buyerId: other.userId } })
    }
  }
})

test('what someone holds is sold to them, also without a word between the two, and to no one else', async () => {
  const { seller, item, buyerId } = await writtenAbout(url, { instantReserve: true })
  const holder = await feedMember(url)
  expectSuccess(await holder.client.call(reserveItem, at(item.id)))
  const body = async (to: string) => ({
    buyerId: to as typeof buyerId,
    priceCents: 20_000,
    version: await versionOfItem(item.id),
  })
  expectProblem(
    await seller.client.call(sellItemHere, { ...at(item.id), body: await body(buyerId) }),
    409,
    'item_held',
  )
  const elsewhere = { version: await versionOfItem(item.id) }
  expectProblem(
    await seller.client.call(sellItemElsewhere, { ...at(item.id), body: elsewhere }),
    409,
    'item_held',
  )
  expectSuccess(await seller.client.call(sellItemHere, { ...at(item.id), body: await body(holder.userId) }))
})

test('a sale is undone within 48 hours, while its buyer has not confirmed it', async () => {
  const { seller, buyer, saleId, item } = await soldHere(url)
  const undo = async (version?: number) =>
    seller.client.call(undoItemSale, {
      ...at(item.id),
      body: { version: version ?? (await versionOfItem(item.id)) },
    })
  expectProblem(await undo(99), 409, 'version_conflict')
  const undone = await undo()
  expect(undone.body).toMatchObject({ item: { status: 'active', expiresAt: item.expiresAt } })
  expect(undone.body).not.toHaveProperty('buyer')
  expect(await saleNow(saleId)).toMatchObject({ status: 'undone' })
  expectProblem(await buyer.client.call(confirmSale, { params: { saleId } }), 404, 'sale_not_found')
  await control.settle()
  expect(await titlesOf(buyer)).toContain('A sale was withdrawn')
  expectProblem(await undo(), 409, 'undo_late')
  const confirmed = await soldHere(url)
  expectSuccess(await confirmed.buyer.client.call(confirmSale, { params: { saleId: confirmed.saleId } }))
  const body = { version: await versionOfItem(confirmed.item.id) }
  expectProblem(
    await confirmed.seller.client.call(undoItemSale, { ...at(confirmed.item.id), body }),
    409,
    'sale_confirmed',
  )
})

test('what was sold longer ago, or removed, is not offered again, nor past the limit', async () => {
  const seller = await feedMember(url)
  const now = await control.now()
  const late = await putItem(seller.userId, {
    status: 'sold_elsewhere',
    statusSince: addTime(now, { hours: -48, seconds: -1 }),
  })
  const removed = await putItem(seller.userId, {
    status: 'removed',
    formerStatus: 'sold_here',
    statusSince: now,
    reason: 'Stolen pictures.',
  })
  const sold = await putItem(seller.userId, { status: 'sold_elsewhere', statusSince: now })
  const undo = (item: typeof sold) =>
    seller.client.call(undoItemSale, { ...at(item.id), body: { version: item.version } })
  expectProblem(await undo(late), 409, 'undo_late')
  expectProblem(await undo(removed), 409, 'item_removed')
  for (let count = 0; count < 20; count++) await putItem(seller.userId, { status: 'expired' })
  await changeUser(seller.userId, { createdAt: '2026-01-01T00:00:00.000Z' })
  await expect.poll(async () => (await undo(sold)).status).toBe(409)
  expectProblem(await undo(sold), 409, 'item_limit')
})

test('of an undoing and a confirmation at once one holds', async () => {
  for (let round = 0; round < 3; round++) {
    const { seller, buyer, saleId, item } = await soldHere(url)
    const body = { version: await versionOfItem(item.id) }
    const [undone, confirmed] = await Promise.all([
      seller.client.call(undoItemSale, { ...at(item.id), body }),
      buyer.client.call(confirmSale, { params: { saleId } }),
    ])
    expect([undone.status, confirmed.status]).toSatisfy(([one, other]) => (one === 200) !== (other === 200))
    const [status, state] = undone.status === 200 ? ['undone', 'active'] : ['confirmed', 'sold_here']
    expect([(await saleNow(saleId))?.status, (await itemNow(item.id))?.status]).toEqual([status, state])
  }
})

test('a second sale of the two within 90 days does not count, nor one of a new account', async () => {
  const first = await soldHere(url)
  await first.buyer.client.call(confirmSale, { params: { saleId: first.saleId } })
  const second = await soldHere(url, {}, { seller: first.buyer, buyer: first.seller })
  await second.buyer.client.call(confirmSale, { params: { saleId: second.saleId } })
  expect([(await saleNow(first.saleId))?.isCounted, (await saleNow(second.saleId))?.isCounted]).toEqual([
    true,
    false,
  ])
  const fresh = await soldHere(url, {}, { seller: await oldMember(url), buyer: await feedMember(url) })
  await fresh.buyer.client.call(confirmSale, { params: { saleId: fresh.saleId } })
  expect((await saleNow(fresh.saleId))?.isCounted).toBe(false)
})

test('of two sales of the two that are confirmed at once one counts', async () => {
  const one = await soldHere(url)
  const other = await soldHere(url, {}, one)
  await Promise.all(
    [one, other].map(({ saleId }) => one.buyer.client.call(confirmSale, { params: { saleId } })),
  )
  const counted = [await saleNow(one.saleId), await saleNow(other.saleId)].map((sale) => sale?.isCounted)
  expect(counted.toSorted()).toEqual([false, true])
})

test('the fourth sale of the two within 90 days is put before administrators', async () => {
  const first = await soldHere(url)
  const sold = [first]
  for (let count = 0; count < 3; count++) sold.push(await soldHere(url, {}, first))
  for (const { saleId } of sold)
    expectSuccess(await first.buyer.client.call(confirmSale, { params: { saleId } }))
  await control.settle()
  const caseAbout = async (id: string) => {
    const head = await caseHeads.get({ subject: { type: 'item', id } }, { consistent: true })
    return head?.openId && cases.get({ id: head.openId }, { consistent: true })
  }
  expect(await Promise.all(sold.slice(0, 3).map(({ item }) => caseAbout(item.id)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await caseAbout(sold[3]?.item.id ?? '')).toMatchObject({
    status: 'open',
    reporters: 0,
    notice: 'Its seller and its buyer have had more than three sales with each other in 90 days.',
  })
})

test('each of the two sees a sale from their side, the last one first, without what was undone', async () => {
  const [seller, buyer] = await Promise.all([oldMember(url), oldMember(url)])
  const now = await control.now()
  const put = (days: number, status: 'awaiting' | 'undone') =>
    putSale(seller.userId, buyer.userId, { createdAt: addTime(now, { days: -days }), status })
  const [older, , newer] = [await put(3, 'awaiting'), await put(2, 'undone'), await put(1, 'awaiting')]
  const list = async ({ client }: { client: Client }, side: 'buyer' | 'seller') =>
    (await client.call(listMySales, { query: { side, limit: 10 } })).body.items
  await expect
    .poll(async () => (await list(buyer, 'buyer')).map(({ sale }) => sale.id))
    .toEqual([newer.id, older.id])
  const [asSeller] = await list(seller, 'seller')
  expect(asSeller).toMatchObject({ side: 'seller', other: { userId: buyer.userId }, canGiveFeedback: false })
  expect(asSeller?.openUntil).toBe(addTime(newer.createdAt, { days: 7 }))
  expect(await list(seller, 'buyer')).toEqual([])
})
