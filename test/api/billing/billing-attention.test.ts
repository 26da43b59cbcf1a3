import { beforeAll, expect, test } from 'vitest'
import { disputedPaymentsPartition, transactions } from '#core/billing/transactions/transactions.ts'
import { listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getWaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)

let admin: Client
beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

const waiting = async () => {
  await control.settle()
  const { openDisputes, failedRefunds } = (await admin.call(getWaitingWork, {})).body
  return { openDisputes, failedRefunds }
}

type Query = InputOf<typeof listAllTransactions>['query']

/** Every page of a filtered list. */
async function idsOf(query: Query): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await admin.call(listAllTransactions, { query: { ...query, ...(cursor && { cursor }) } })
    ids.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor
  } while (cursor)
  return ids
}

test('a dispute waits and is listed as long as it is open', async () => {
  const before = await waiting()
  const { userId, payment } = await payingMember(url, 'pm_card_createDispute')
  expect(await waiting()).toEqual({ ...before, openDisputes: before.openDisputes + 1 })
  expect(await idsOf({ dispute: 'open' })).toContain(payment.id)
  expect(await idsOf({ dispute: 'open', userId })).toEqual([payment.id])

  const { dispute } = (await transactions.get({ userId, id: payment.id }, { consistent: true })) ?? {}
  await stripe.disputes.close(dispute?.id ?? '')
  expect(await waiting()).toEqual(before)
  expect(await idsOf({ dispute: 'open' })).not.toContain(payment.id)
  expect(await idsOf({ dispute: 'open', userId })).toEqual([])
})

test('the list of open disputes has each open one once and none that is decided, page by page', async () => {
  const userId = userIdOf((await completeMember(url)).client)
  const disputed = (status: string) =>
    aTransaction(userId, {
      dispute: { id: 'dp_1', status, reason: 'fraudulent', amountCents: 999, isRefundable: false },
    })
  const open = ['needs_response', 'under_review', 'warning_needs_response'].map(disputed)
  const decided = ['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded'].map(disputed)
  await putTransactions([...open, ...decided, aTransaction(userId)])
  const wanted = open.map(({ id }) => id).toSorted()
  for (const query of [{ limit: 1 }, { limit: 1, userId }, { limit: 100, type: 'payment' as const }]) {
    const listed = await idsOf({ dispute: 'open', ...query })
    const own = listed.filter((id) => [...open, ...decided].some((one) => one.id === id))
    expect(own.toSorted()).toEqual(wanted)
  }
  expect(await idsOf({ dispute: 'open', type: 'refund' })).toEqual([])
  const { items } = await transactions.list({ index: 'gsi1', pk: disputedPaymentsPartition, limit: 100 })
  expect(items.filter(({ id }) => decided.some((one) => one.id === id))).toEqual([])
  expectProblem(await admin.call(listAllTransactions, { query: { dispute: 'open', cursor: 'x' } }), 400)
  expectProblem(await admin.call(listAllTransactions, { query: { dispute: 'won' as 'open' } }), 400)
})

test('a refund that failed waits until an administrator refunds again', async () => {
  const { userId, payment } = await payingMember(url, 'pm_card_pendingRefund')
  const params = { transactionId: payment.id }
  const refund = (amountCents: number) => {
    const body = { userId, requestId: crypto.randomUUID(), amountCents, reason: 'Ordered by mistake' }
    return admin.call(processRefund, { params, body })
  }
  const before = await waiting()
  const { refund: made } = (await refund(999)).body
  expect(await waiting()).toEqual(before)
  const charge = payment.providerTransactionId ?? ''
  const [theirs] = (await stripe.refunds.list({ charge, limit: 1 })).data
  await stripe.refunds.cancel(theirs?.id ?? '')
  expect(await waiting()).toEqual({ ...before, failedRefunds: before.failedRefunds + 1 })
  expect(await idsOf({ type: 'refund', status: 'failed', userId })).toEqual([made.id])

  expect((await refund(100)).status).toBe(200)
  expect(await waiting()).toEqual(before)
})

test('a refund that failed long ago waits no longer', async () => {
  const userId = userIdOf((await completeMember(url)).client)
  const before = await waiting()
  const now = await control.now()
  const failedFor = (days: number) =>
    aTransaction(userId, {
      type: 'refund',
      status: 'failed',
      createdAt: addTime(now, { days: -days }),
    })
  await putTransactions([failedFor(29), failedFor(31)])
  expect(await waiting()).toEqual({ ...before, failedRefunds: before.failedRefunds + 1 })
})
