import { expect, test } from 'vitest'
import { sales } from '#core/market/sales/sales.ts'
import { commit } from '#core/platform/db/commit.ts'
import { giveFeedback, listFeedback, listMySales } from '#shared/market/sales/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedbackNow, oldMember, putConfirmed, putSale, saleNow } from '#test/support/sales.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

/** Runs the job, twice at once: what is due is done once. */
const follow = async () => {
  await Promise.all([control.run('follow_sale_dates'), control.run('follow_sale_dates')])
  await control.settle()
}

const titlesOf = async ({ client }: { client: Client }) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('a sale that no one confirms lapses after seven days, and its seller is told once', async () => {
  const [seller, buyer] = await Promise.all([oldMember(url), oldMember(url)])
  const now = await control.now()
  const due = await putSale(seller.userId, buyer.userId, { createdAt: addTime(now, { days: -7 }) })
  const open = await putSale(seller.userId, buyer.userId, { createdAt: addTime(now, { days: -7, hours: 1 }) })
  const shown = async () =>
    (await buyer.client.call(listMySales, { query: { side: 'buyer' } })).body.items.map(
      ({ sale }) => [sale.id, sale.status] as const,
    )
  // Before the job has looked.
  await expect.poll(shown).toEqual([
    [open.id, 'awaiting'],
    [due.id, 'lapsed'],
  ])
  // A job that is due in the same second comes again.
  await expect
    .poll(async () => {
      await follow()
      return saleNow(due.id)
    })
    .toMatchObject({ status: 'lapsed', version: 2 })
  await follow()
  expect(await saleNow(due.id)).toMatchObject({ version: 2 })
  expect(await saleNow(open.id)).toMatchObject({ status: 'awaiting', version: 1 })
  expect((await titlesOf(seller)).filter((title) => title === 'Your sale was not confirmed')).toHaveLength(1)
})

test('sealed feedback is shown after fourteen days, with exact sums, however often the job runs', async () => {
  const [seller, buyer] = await Promise.all([oldMember(url), oldMember(url)])
  const now = await control.now()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  const none = await putConfirmed(seller.userId, buyer.userId, { confirmedAt: addTime(now, { days: -14 }) })
  expectSuccess(
    await buyer.client.call(giveFeedback, { params: { saleId: sale.id }, body: { stars: 4, text: 'Fine.' } }),
  )
  await expect
    .poll(async () => {
      await follow()
      return (await saleNow(none.id))?.isShown
    })
    .toBe(true)
  expect(await feedbackNow(sale.id, buyer.userId)).toMatchObject({ status: 'sealed' })
  const known = await saleNow(sale.id)
  if (!known) throw new Error('The sale is gone.')
  const older = { ...known, confirmedAt: addTime(now, { days: -14 }), version: known.version + 1 }
  await commit(sales.put(older, { version: known.version }))
  await expect
    .poll(async () => {
      await follow()
      return (await feedbackNow(sale.id, buyer.userId))?.status
    })
    .toBe('shown')
  await follow()
  const { body } = await visitor.call(listFeedback, { params: { userId: sale.sellerId }, query: {} })
  expect([body.count, body.tenths]).toEqual([1, 40])
  expect(await feedbackNow(sale.id, buyer.userId)).toMatchObject({ version: 2 })
  expect((await titlesOf(seller)).filter((title) => title === 'You have feedback')).toHaveLength(1)
})
