import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { countedRows } from '#core/billing/billing/billing-counters.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  getAdminBillingStats,
  getRevenueByMonth,
  listAllTransactions,
  listUpcomingRenewals,
} from '#shared/billing/billing/admin-contract.ts'
import { getTransactionDetails } from '#shared/billing/billing/transaction-details-contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import { newId } from '#shared/ids.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { owingMember, payingMember } from '#test/support/paying-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function anAdministrator() {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return client
}

type Filter = {
  type?: 'payment' | 'refund' | 'credit'
  status?: 'failed' | 'refunded' | 'succeeded'
  provider?: 'manual' | 'paypal' | 'stripe'
  userId?: string
  plan?: string
  from?: string
  to?: string
}

async function idsOf(admin: Client, filter: Filter): Promise<string[]> {
  const found: string[] = []
  let cursor: string | undefined
  do {
    const query = { ...filter, limit: 100, ...(cursor && { cursor }) }
    const { body } = await admin.call(listAllTransactions, { query })
    found.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  } while (cursor)
  return found
}

test('transactions are narrowed by type, status, provider and member, alone and together', async () => {
  const [admin, { client }, { client: other }] = await Promise.all([
    anAdministrator(),
    completeMember(url),
    completeMember(url),
  ])
  const userId = userIdOf(client)
  const failed = aTransaction(userId, { status: 'failed', failedAt: await control.now() })
  const paypal = aTransaction(userId, { paymentProvider: 'paypal' })
  const credit = aTransaction(userId, { type: 'credit' })
  const theirs = aTransaction(userIdOf(other), { status: 'failed', failedAt: await control.now() })
  await putTransactions([failed, paypal, credit, theirs])
  await control.settle()
  const mine = async (filter: Filter) => {
    const all = await idsOf(admin, filter)
    return [failed, paypal, credit, theirs].filter(({ id }) => all.includes(id))
  }
  expect(await mine({})).toEqual([failed, paypal, credit, theirs])
  expect(await mine({ status: 'failed' })).toEqual([failed, theirs])
  expect(await mine({ provider: 'paypal' })).toEqual([paypal])
  expect(await mine({ type: 'credit' })).toEqual([credit])
  expect(await mine({ userId })).toEqual([failed, paypal, credit])
  expect(await mine({ userId, type: 'payment', status: 'failed', provider: 'manual' })).toEqual([failed])
  expect(await mine({ userId, type: 'payment', provider: 'stripe' })).toEqual([])
  expect((await idsOf(admin, { userId })).toSorted()).toEqual([failed.id, paypal.id, credit.id].toSorted())
})

test('the transactions of one member come page by page, each once', async () => {
  const [admin, { client, email }] = await Promise.all([anAdministrator(), completeMember(url)])
  const userId = userIdOf(client)
  const rows = Array.from({ length: 5 }, (_, at) => aTransaction(userId, { amountCents: 100 + at }))
  await putTransactions(rows)
  const first = await admin.call(listAllTransactions, { query: { userId, limit: 3 } })
  const cursor = first.body.nextCursor ?? ''
  const second = await admin.call(listAllTransactions, { query: { userId, limit: 3, cursor } })
  const items = [...first.body.items, ...second.body.items]
  expect(items.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  expect(items.every(({ userEmail }) => userEmail === email)).toBe(true)
  // A place in the list of one member is none in the list of all.
  const elsewhere = await admin.call(listAllTransactions, { query: { limit: 3, cursor } })
  expectProblem(elsewhere, 400, 'invalid_cursor')
})

test('members read no transactions as an administrator does, not even their own', async () => {
  const [{ client }, paying] = await Promise.all([completeMember(url), payingMember(url)])
  const { userId, payment } = paying
  const params = { transactionId: payment.id }
  for (const caller of [client, paying.client]) {
    expect((await caller.call(listAllTransactions, { query: { userId } })).status).toBe(403)
    expect((await caller.call(getTransactionDetails, { params, query: { userId } })).status).toBe(403)
    expect((await caller.call(getRevenueByMonth, {})).status).toBe(403)
    expect((await caller.call(listUpcomingRenewals, {})).status).toBe(403)
  }
})

test('details tell what was paid with, what was given back and why, and where it stands', async () => {
  const [admin, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const { userId, payment } = paying
  const params = { transactionId: payment.id }
  const body = { userId, requestId: crypto.randomUUID(), amountCents: 400, reason: 'Too loud' }
  const refunded = await admin.call(processRefund, { params, body })
  const details = (await admin.call(getTransactionDetails, { params, query: { userId } })).body
  expect(details).toMatchObject({
    transaction: { id: payment.id, userEmail: paying.email, refundableCents: 599, refundedCents: 400 },
    paidWith: 'Visa 4242',
    invoiceNumber: expect.stringMatching(/\S/),
    providerInvoiceId: expect.stringMatching(/^in_/),
    providerInvoiceUrl: expect.stringMatching(/in_\w+$/),
    providerCustomerId: expect.stringMatching(/^cus_/),
    providerUrl: expect.stringContaining(payment.providerTransactionId ?? '-'),
    refunds: [{ id: refunded.body.refund.id, amountCents: 400, refundReason: 'Too loud' }],
  })
  expect(details.refundRefusal).toBeUndefined()
  const ofRefund = { params: { transactionId: refunded.body.refund.id }, query: { userId } }
  expect((await admin.call(getTransactionDetails, ofRefund)).body).toMatchObject({
    transaction: { type: 'refund', refundableCents: 0 },
    payment: { id: payment.id },
    refunds: [],
  })
  const { client: other } = await completeMember(url)
  const wrong = await admin.call(getTransactionDetails, { params, query: { userId: userIdOf(other) } })
  expectProblem(wrong, 404, 'transaction_not_found')
})

test('details explain why a payment cannot be refunded, and name the author of an adjustment', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const userId = userIdOf(client)
  const dispute = {
    id: 'dp_1',
    status: 'needs_response',
    reason: 'fraudulent',
    amountCents: 999,
    isRefundable: false,
  }
  const disputed = aTransaction(userId, { paymentProvider: 'stripe', dispute })
  const byHand = aTransaction(userId)
  const metadata = { adjustedBy: userIdOf(admin), adjustmentReason: 'Won the finals' }
  const credit = aTransaction(userId, { type: 'credit', metadata })
  await putTransactions([disputed, byHand, credit])
  const of = async (transactionId: typeof credit.id) =>
    (await admin.call(getTransactionDetails, { params: { transactionId }, query: { userId } })).body
  expect(await of(disputed.id)).toMatchObject({
    dispute,
    refundRefusal: expect.stringContaining('The cardholder has disputed this payment.'),
  })
  expect((await of(byHand.id)).refundRefusal).toBe(
    'This payment was recorded manually, so only you can refund it.',
  )
  const recorded = await of(credit.id)
  expect(recorded.adjustment).toMatchObject({ adjustedBy: userIdOf(admin), reason: 'Won the finals' })
  expect(recorded.adjustment?.adjustedByName).not.toBe('Deleted member')
  expect(recorded.refundRefusal).toBeUndefined()
})

async function revenueOf(admin: Client) {
  await control.settle()
  const [months, stats] = await Promise.all([
    admin.call(getRevenueByMonth, {}),
    admin.call(getAdminBillingStats, {}),
  ])
  const { items, earlierCents } = { items: months.body.months, earlierCents: months.body.earlierCents }
  const sum = items.reduce((total, { revenueCents }) => total + revenueCents, earlierCents)
  return {
    sum,
    earlierCents,
    total: stats.body.totalRevenueCents,
    of: (month: string) => items.find((one) => one.month === month)?.revenueCents,
    months: items.map(({ month }) => month),
  }
}

test('the months add up to the total revenue after refunds, taxes, lost disputes and failures', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const userId = userIdOf(client)
  const before = await revenueOf(admin)
  const now = await control.now()
  const present = now.slice(0, 7)
  const dispute = { id: 'dp_2', status: 'lost', reason: 'fraudulent', amountCents: 700, isRefundable: false }
  const last = `${addDays(`${present}-01`, -1)}T12:00:00.000Z`
  await putTransactions([
    aTransaction(userId, { amountCents: 1000, taxCents: 100 }),
    aTransaction(userId, { amountCents: 500, refundedCents: 200, status: 'partially_refunded' }),
    aTransaction(userId, { amountCents: 700, dispute, paymentProvider: 'stripe' }),
    aTransaction(userId, { amountCents: 900, status: 'failed', failedAt: now }),
    aTransaction(userId, { amountCents: 300, type: 'credit' }),
    aTransaction(userId, { amountCents: 800, createdAt: last }),
    aTransaction(userId, { amountCents: 60, createdAt: '2019-05-05T05:05:05.000Z' }),
  ])
  const after = await revenueOf(admin)
  expect(after.months).toHaveLength(12)
  expect(after.months.at(-1)).toBe(present)
  expect((after.of(present) ?? 0) - (before.of(present) ?? 0)).toBe(900 + 300)
  expect((after.of(last.slice(0, 7)) ?? 0) - (before.of(last.slice(0, 7)) ?? 0)).toBe(800)
  expect(after.earlierCents - before.earlierCents).toBe(60)
  expect(after.sum).toBe(after.total)
})

test('20 refunds at once through the route give back what was paid and no more, and the months say so', async () => {
  const [admin, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const before = await revenueOf(admin)
  const { userId, payment } = paying
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      admin.call(processRefund, {
        params: { transactionId: payment.id },
        body: { userId, requestId: crypto.randomUUID(), amountCents: 100, reason: 'At once' },
      }),
    ),
  )
  const given = answers.filter(({ status }) => status === 200).length
  expect(given).toBeGreaterThan(0)
  expect(given).toBeLessThanOrEqual(9)
  const query = { params: { transactionId: payment.id }, query: { userId } }
  const { transaction, refunds } = (await admin.call(getTransactionDetails, query)).body
  const arrived = refunds.filter(({ status }) => status === 'succeeded')
  expect(arrived.length * 100).toBe(transaction.refundedCents)
  expect(transaction.refundedCents + transaction.refundableCents).toBeLessThanOrEqual(payment.amountCents)
  const after = await revenueOf(admin)
  expect(before.sum - after.sum).toBe(transaction.refundedCents)
  expect(after.sum).toBe(after.total)
})

test('a payment that was counted before there were months is counted in its month once its row is rewritten', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const payment = aTransaction(userIdOf(client), { amountCents: 4321, createdAt: '2018-03-03T03:03:03.000Z' })
  await putTransactions([payment])
  const counted = await revenueOf(admin)
  const mark = await countedRows.get({ id: `${payment.id}#month` }, { consistent: true })
  expect(mark?.counts).toEqual({ 'EARNED_IN#2018-03': 4321 })
  // It is written once more as the job writes it, and nothing is counted twice.
  const { pk, sk } = transactions.key(payment)
  const rewritten = transactions.rewritten({ ...payment, pk, sk })
  expect(rewritten).toMatchObject({ shape: transactions.shape, version: payment.version })
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: rewritten }))
  expect((await revenueOf(admin)).sum).toBe(counted.sum)
})

test('what renews within seven days is listed in the order of time, over all its days, and nothing else', async () => {
  const admin = await anAdministrator()
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const now = await control.now()
  const today = now.slice(0, 10)
  const row = (ahead: number, change: Parameters<typeof storedSubscription>[0] = {}) =>
    storedSubscription({
      id: newId('sub', now),
      userId,
      currentPeriodEndAt: `${addDays(today, ahead)}T23:59:59.000Z`,
      ...change,
    })
  const due = [row(0), row(1), row(3), row(3), row(6)]
  const others = [row(7), row(2, { cancelAtPeriodEnd: true }), row(2, { paymentProvider: 'manual' })]
  await commit(...[...due, ...others].map((one) => subscriptions.put(one, { absent: true })))
  await control.settle()
  const found = []
  let cursor: string | undefined
  do {
    const query = { limit: 2, ...(cursor && { cursor }) }
    const { body } = await admin.call(listUpcomingRenewals, { query })
    found.push(...body.items.filter((one) => one.userId === userId))
    cursor = body.nextCursor
  } while (cursor)
  expect(found.map(({ subscriptionId }) => subscriptionId).toSorted()).toEqual(
    due.map(({ id }) => id).toSorted(),
  )
  const times = found.map(({ renewsAt }) => renewsAt)
  expect(times).toEqual(times.toSorted())
  expect(found[0]).toMatchObject({ userEmail: email, planName: 'Pro Competitor', priceCents: 999 })
  expectProblem(await admin.call(listUpcomingRenewals, { query: { cursor: 'x' } }), 400, 'invalid_cursor')
})

test('revenue of a plan, of a month and failed payments are found from their figures', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const userId = userIdOf(client)
  const failedAt = '2026-03-20T10:00:00.000Z'
  const [plan, entry, other, early, late, failed] = [
    aTransaction(userId, { planName: 'Gold & Bass' }),
    aTransaction(userId, {
      paymentProvider: 'stripe',
      purpose: { kind: 'entry', eventId: newId('evt', failedAt), registrationId: newId('reg', failedAt) },
    }),
    aTransaction(userId),
    aTransaction(userId, { createdAt: '2026-02-28T23:59:59.999Z' }),
    aTransaction(userId, { createdAt: '2026-03-01T00:00:00.000Z' }),
    // Made before the range, and tried in it.
    aTransaction(userId, { createdAt: '2026-02-27T10:00:00.000Z', status: 'failed', failedAt }),
  ] as const
  const rows = [plan, entry, other, early, late, failed]
  await putTransactions(rows)
  await control.settle()
  for (const whose of [{}, { userId }]) {
    const found = async (filter: Filter) => {
      const all = await idsOf(admin, { ...whose, ...filter })
      return rows.filter(({ id }) => all.includes(id))
    }
    expect(await found({ plan: 'Gold & Bass' })).toEqual([plan])
    expect(await found({ plan: 'Event entries' })).toEqual([entry])
    expect(await found({ plan: 'Other', type: 'payment', status: 'succeeded' })).toEqual([other, early, late])
    const march = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' }
    expect(await found({ ...march, status: 'succeeded' })).toEqual([late])
    expect(await found({ to: march.from, status: 'succeeded' })).toEqual([early])
    expect(await found({ ...march, status: 'failed' })).toEqual([failed])
    expect(await found({ from: march.to, to: march.from })).toEqual([])
  }
})

test('failed payments are found from their figure', async () => {
  const [admin, owing] = await Promise.all([anAdministrator(), owingMember(url)])
  expect(await idsOf(admin, { type: 'payment', status: 'failed' })).toContain(owing.failed.id)
})
