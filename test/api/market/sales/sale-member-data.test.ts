import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { findFeedback } from '#core/market/sales/find-feedback.ts'
import { users } from '#core/platform/users/users.ts'
import { confirmSale, giveFeedback, listFeedback, listMySales } from '#shared/market/sales/contract.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { oldMember, putConfirmed, putFeedback, putSale, saleNow, soldHere } from '#test/support/sales.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const erase = async (id: string) => eraseAccount(id, await control.now())

test('who leaves stays a former member in the sales of others, and what was said about them goes', async () => {
  const before = await control.position()
  const { seller: other, buyer: leaver, saleId } = await soldHere(url)
  expectSuccess(await leaver.client.call(confirmSale, { params: { saleId } }))
  const body = { stars: 2, text: 'It rattled.' }
  expectSuccess(await leaver.client.call(giveFeedback, { params: { saleId }, body }))
  expectSuccess(
    await other.client.call(giveFeedback, { params: { saleId }, body: { stars: 1, text: 'He was late.' } }),
  )
  const waiting = await putSale(leaver.userId, other.userId)
  const open = await putConfirmed(leaver.userId, other.userId)
  await control.settle()
  await Promise.all([0, 1].map(() => erase(leaver.userId).catch(() => undefined)))
  await expect
    .poll(async () => {
      await erase(leaver.userId)
      await control.settle()
      const written = await control.writtenSince(before)
      return itemsWith(leaver.userId, written)
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  const known = await visitor.call(listFeedback, {
    params: { userId: other.userId as typeof waiting.buyerId },
    query: {},
  })
  expect(known.body).toMatchObject({
    items: [{ from: 'Former member', stars: 2, text: 'It rattled.' }],
    count: 1,
    tenths: 20,
  })
  const [feedback] = known.body.items
  expect(await findFeedback(feedback?.id ?? '')).toMatchObject({ text: 'It rattled.' })
  const [sold] = (await other.client.call(listMySales, { query: { side: 'seller' } })).body.items
  expect(sold).toMatchObject({ other: { name: 'Former member', isGone: true }, received: { stars: 2 } })
  expect(await saleNow(waiting.id)).toMatchObject({ status: 'lapsed' })
  expectProblem(
    await other.client.call(giveFeedback, { params: { saleId: open.id }, body }),
    409,
    'feedback_closed',
  )
  await erase(other.userId)
  expect(await saleNow(saleId)).toBeUndefined()
  expect(await findFeedback(feedback?.id ?? '')).toBeUndefined()
})

test('a copy of the data holds own sales with the feedback of both, but nothing that is sealed', async () => {
  const [one, other] = await Promise.all([oldMember(url), oldMember(url)])
  const sale = await putConfirmed(one.userId, other.userId, {
    feedbackFrom: [one.userId, other.userId] as Sale['feedbackFrom'],
  })
  await putFeedback(sale, one.userId, { text: 'A good buyer.' })
  await putFeedback(sale, other.userId, { text: 'A good seller.' })
  const second = await putConfirmed(one.userId, other.userId, {
    feedbackFrom: [other.userId] as Sale['feedbackFrom'],
  })
  await putFeedback(second, other.userId, { text: 'Not yet open.', status: 'sealed' })
  const user = await users.get({ id: one.userId }, { consistent: true })
  if (!user) throw new Error('The member is gone.')
  await expect
    .poll(async () => {
      const files = await collectData(user, await control.now())
      const data = ['sale', 'sale-feedback']
        .map((kind) => new TextDecoder().decode(files[`data/${kind}.json`]))
        .join('')
      return ['A good buyer.', 'A good seller.', sale.id, second.id, 'Not yet open.', other.userId].map(
        (text) => data.includes(text),
      )
    })
    .toEqual([true, true, true, true, false, false])
})
