import { expect, test } from 'vitest'
import { giveFeedback, listFeedback, listMySales, replyToFeedback } from '#shared/market/sales/contract.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { decideCase, getCase } from '#shared/platform/reports/contract.ts'
import type { Report } from '#shared/platform/reports/report.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { reportBy } from '#test/support/reports.ts'
import { feedbackNow, oldMember, putConfirmed, putFeedback, putSale, saleNow } from '#test/support/sales.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const two = () => Promise.all([oldMember(url), oldMember(url)])

const give = ({ client }: { client: Client }, { id: saleId }: Pick<Sale, 'id'>, stars: number, text = '') =>
  client.call(giveFeedback, { params: { saleId }, body: { stars, text } })

/** What everyone reads about a member. */
const publicOf = async (userId: string) => {
  const answer = await visitor.call(listFeedback, {
    params: { userId: userId as Sale['buyerId'] },
    query: {},
  })
  expectSuccess(answer)
  return answer.body
}
const summaryOf = async (userId: string) => {
  const { count, tenths } = await publicOf(userId)
  return [count, tenths]
}

test('the first side’s feedback is sealed, and the second one’s opens both', async () => {
  const [seller, buyer] = await two()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  const first = await give(buyer, sale, 4, 'Good packing.')
  expect(first.body).toMatchObject({ given: { stars: 4, status: 'sealed' }, canGiveFeedback: false })
  expectProblem(await give(buyer, sale, 5), 409, 'feedback_once')
  const [own] = (await seller.client.call(listMySales, { query: { side: 'seller' } })).body.items
  expect(own).not.toHaveProperty('received')
  expect(await publicOf(seller.userId)).toMatchObject({ items: [], count: 0 })
  const second = await give(seller, sale, 5)
  expect(second.body).toMatchObject({
    given: { status: 'shown' },
    received: { stars: 4, text: 'Good packing.' },
  })
  await expect.poll(async () => (await publicOf(seller.userId)).items.length).toBe(1)
  expect(await publicOf(seller.userId)).toMatchObject({
    items: [{ about: 'seller', stars: 4, isCounted: true, from: 'Pat Person' }],
    count: 1,
    tenths: 40,
  })
  expect(await summaryOf(buyer.userId)).toEqual([1, 50])
  await control.settle()
  const told = (await seller.client.call(listNotifications, { query: {} })).body.items
  expect(told.filter(({ title }) => title === 'You have feedback')).toHaveLength(1)
})

test('both at once are both shown, once, and the sums are exact', async () => {
  const [seller, buyer] = await two()
  const sold = await Promise.all([0, 1, 2].map(() => putConfirmed(seller.userId, buyer.userId)))
  const answers = await Promise.all(
    sold.flatMap((sale, index) => [
      give(buyer, sale, 3 + index),
      give(seller, sale, 5),
      give(buyer, sale, 1),
      give(seller, sale, 1),
    ]),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  let sum = 0
  for (const { id } of sold) {
    expect(await saleNow(id)).toMatchObject({ isShown: true })
    const rows = [await feedbackNow(id, buyer.userId), await feedbackNow(id, seller.userId)]
    expect(rows.map((row) => row?.status)).toEqual(['shown', 'shown'])
    sum += rows[0]?.stars ?? 0
  }
  expect(await summaryOf(seller.userId)).toEqual([3, Math.floor((20 * sum + 3) / 6)])
})

test('feedback is open for 14 days after a confirmation, and never without one', async () => {
  const [seller, buyer] = await two()
  const now = await control.now()
  const late = await putConfirmed(seller.userId, buyer.userId, { confirmedAt: addTime(now, { days: -14 }) })
  const last = await putConfirmed(seller.userId, buyer.userId, {
    confirmedAt: addTime(now, { days: -14, minutes: 10 }),
  })
  expectProblem(await give(buyer, late, 5), 409, 'feedback_closed')
  for (const status of ['awaiting', 'declined', 'lapsed'] as const)
    expectProblem(
      await give(buyer, await putSale(seller.userId, buyer.userId, { status }), 5),
      409,
      'feedback_closed',
    )
  expectSuccess(await give(buyer, last, 5))
  for (const stars of [0, 6, 4.5]) expectProblem(await give(seller, last, stars), 400, 'validation_failed')
})

test('what does not count is shown beside the average', async () => {
  const [seller, buyer] = await two()
  const counted = await putConfirmed(seller.userId, buyer.userId)
  await putFeedback(counted, buyer.userId, { stars: 5 })
  const other = await putConfirmed(seller.userId, buyer.userId, { isCounted: false })
  await putFeedback(other, buyer.userId, { stars: 1 })
  await expect
    .poll(async () => (await publicOf(seller.userId)).items.map(({ isCounted }) => isCounted).toSorted())
    .toEqual([false, true])
  expect(await summaryOf(seller.userId)).toEqual([1, 50])
})

test('the average is of 24 months, rounded half up', async () => {
  const [seller, buyer] = await two()
  const now = await control.now()
  const put = async (stars: number, days: number) => {
    const at = addTime(now, { days: -days })
    const sale = await putConfirmed(seller.userId, buyer.userId, { confirmedAt: at })
    await putFeedback(sale, buyer.userId, { stars, createdAt: at, shownAt: at })
  }
  await put(1, 24 * 31)
  for (const stars of [5, 4, 4, 4]) await put(stars, 40)
  // 17 of 4 is 4.25.
  expect(await summaryOf(seller.userId)).toEqual([4, 43])
})

test('the one whom feedback is about answers it once, and no one else does', async () => {
  const [seller, buyer] = await two()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  const feedback = await putFeedback(sale, buyer.userId)
  const reply = ({ client }: { client: Client }, text: string) =>
    client.call(replyToFeedback, { params: { feedbackId: feedback.id }, body: { text } })
  expectProblem(await reply(buyer, 'Mine'), 404, 'feedback_not_found')
  expectProblem(await reply(await feedMember(url), 'Mine'), 404, 'feedback_not_found')
  expectProblem(await reply(seller, 'x'.repeat(301)), 400, 'validation_failed')
  expect((await reply(seller, 'Thank you.')).body.reply).toMatchObject({ text: 'Thank you.' })
  expectProblem(await reply(seller, 'Again'), 409, 'reply_once')
})

test('what is sealed can be neither answered nor reported', async () => {
  const [seller, buyer] = await two()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  const given = await give(buyer, sale, 1)
  expectSuccess(given)
  const sealed = await feedbackNow(sale.id, buyer.userId)
  const feedbackId = sealed?.id as NonNullable<typeof sealed>['id']
  const answer = await seller.client.call(replyToFeedback, { params: { feedbackId }, body: { text: 'No' } })
  expectProblem(answer, 404, 'feedback_not_found')
  await expect(reportBy(seller.client, { type: 'feedback', id: feedbackId })).rejects.toThrow()
})

test('an administrator reads the answer to reported feedback, too, since both go together', async () => {
  const [seller, buyer] = await two()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  const { id: feedbackId } = await putFeedback(sale, buyer.userId)
  const body = { text: 'You are a thief, and I know your street.' }
  expectSuccess(await seller.client.call(replyToFeedback, { params: { feedbackId }, body }))
  const caseId = await reportBy((await feedMember(url)).client, { type: 'feedback', id: feedbackId })
  const read = (await admin.call(getCase, { params: { caseId } })).body
  expect(read.subject?.text).toContain(body.text)
})

test('three reports hide feedback, and the average follows it to the end', async () => {
  const [seller, buyer] = await two()
  const put = async (stars: number) => {
    const sale = await putConfirmed(seller.userId, buyer.userId)
    return putFeedback(sale, buyer.userId, { stars })
  }
  const [bad] = [await put(1), await put(5)]
  const subject = { type: 'feedback', id: bad.id } as const
  expect(await summaryOf(seller.userId)).toEqual([2, 30])
  let caseId: Report['caseId'] | undefined
  for (let count = 1; count <= 3; count++) {
    caseId = await reportBy((await oldMember(url)).client, subject)
    expect(await summaryOf(seller.userId)).toEqual(count < 3 ? [2, 30] : [1, 50])
  }
  await expect.poll(async () => (await publicOf(seller.userId)).items.length).toBe(1)
  const reason = 'It is about another sale.'
  const params = { caseId: caseId as Report['caseId'] }
  const { version } = (await admin.call(getCase, { params })).body.case
  expectSuccess(await admin.call(decideCase, { params, body: { decision: 'upheld', reason, version } }))
  expect(await feedbackNow(bad.saleId, buyer.userId)).toMatchObject({ status: 'removed', reason })
  expect(await summaryOf(seller.userId)).toEqual([1, 50])
  await control.settle()
  const told = (await buyer.client.call(listNotifications, { query: {} })).body.items
  expect(told.map(({ message }) => message)).toContain(`${bad.itemTitle}: ${reason}`)
})

test('feedback of a suspended member stays, and of a member who hides their profile nothing is shown', async () => {
  const [seller, buyer] = await two()
  const sale = await putConfirmed(seller.userId, buyer.userId)
  await putFeedback(sale, buyer.userId)
  await changeUser(buyer.userId, { status: 'suspended' })
  await expect.poll(async () => (await publicOf(seller.userId)).items.length).toBe(1)
  expect(await summaryOf(seller.userId)).toEqual([1, 50])
  expect((await publicOf(seller.userId)).items[0]?.from).toBe('Private member')
  await changeUser(seller.userId, { isPublicProfile: false })
  expect(await publicOf(seller.userId)).toEqual({ items: [], count: 0 })
})
