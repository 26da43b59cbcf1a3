import { expect, test } from 'vitest'
import { billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { verifyBillingAudit } from '#core/billing/billing-audit/verify-billing-audit.ts'
import { finishPendingRefund } from '#core/billing/transactions/finish-pending-refund.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { processRefund as refundHere } from '#functions/api/billing/transactions/process-refund.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { payingMember, transactionsOf } from '#test/support/paying-member.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { cutAtProvider, powerCut } from '#test/support/power-cuts.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

type Paying = Awaited<ReturnType<typeof payingMember>>

async function anAdministrator() {
  const { client, email } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return { client, email }
}

const refund = (
  admin: Client,
  { userId, payment }: Paying,
  amountCents: number,
  { requestId = crypto.randomUUID() as string, reason = 'Ordered by mistake' } = {},
) =>
  admin.call(processRefund, {
    params: { transactionId: payment.id },
    body: { userId, requestId, amountCents, reason },
  })

/** Decided and written here, but the power goes before the provider hears of it. */
async function refundThatBreaksOff(admin: Client, paying: Paying, requestId: string, amountCents: number) {
  const mend = await cutAtProvider('refunds.create', 'before')
  const broken = refundHere({
    actor: { userId: userIdOf(admin) },
    params: { transactionId: paying.payment.id },
    body: { userId: paying.userId, requestId, amountCents, reason: 'Ordered by mistake' },
    now: await control.now(),
  } as Parameters<typeof refundHere>[0])
  await expect(broken).rejects.toThrow(powerCut)
  mend()
  const row = (await transactionsOf(paying.client)).find(({ type }) => type === 'refund')
  expect(row).toMatchObject({ status: 'pending', amountCents })
  return { userId: paying.userId, paymentId: paying.payment.id, refundId: row?.id ?? '' }
}

const atProvider = async ({ payment }: Paying) =>
  (await stripe.refunds.list({ charge: payment.providerTransactionId ?? '', limit: 100 })).data

const paymentOf = async ({ client, payment }: Paying) =>
  (await transactionsOf(client)).find(({ id }) => id === payment.id)

test('a part goes back to the card, is announced once, and the rest can follow', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const { body } = await refund(admin, paying, 400)
  expect(body).toMatchObject({
    refund: { type: 'refund', status: 'succeeded', amountCents: 400, refundReason: 'Ordered by mistake' },
    payment: { status: 'partially_refunded', refundedCents: 400 },
  })
  const tooMuch = await refund(admin, paying, 600)
  expectProblem(tooMuch, 422, 'refund_too_large')
  expect(tooMuch.body).toMatchObject({ detail: 'Only $5.99 is left to refund.' })
  expect((await refund(admin, paying, 599)).body.payment).toMatchObject({ status: 'refunded' })
  expectProblem(await refund(admin, paying, 1), 422, 'not_refundable')
  await control.settle()
  expect((await paying.client.call(getUserBillingOverview, {})).body.totalSpentCents).toBe(0)
  const told = (await control.inbox(paying.email)).filter(({ subject }) => subject.startsWith('We refunded'))
  expect(told.map(({ subject }) => subject).toSorted()).toEqual(['We refunded $4.00', 'We refunded $5.99'])
  const audited = await everyItem(admin, listBillingAudit, { query: { userId: paying.userId } })
  expect(audited).toMatchObject([
    { action: 'refund', entityId: paying.payment.id, newValues: { amountCents: 599 } },
    { action: 'refund', oldValues: { refundedCents: 0 }, newValues: { amountCents: 400 } },
  ])
})

test('one of ten simultaneous refunds of 60 percent goes through', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(admin, paying, 600)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 422)).toEqual([])
  expect((await atProvider(paying)).map(({ amount }) => amount)).toEqual([600])
  expect(await paymentOf(paying)).toMatchObject({ refundedCents: 600 })
})

test('the same request again, at once or after its answer was lost, refunds once and answers the same', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const requestId = crypto.randomUUID()
  const first = await refund(admin, paying, 300, { requestId })
  const again = await Promise.all([1, 2, 3].map(() => refund(admin, paying, 300, { requestId })))
  for (const answer of again) expect(answer.body).toEqual(first.body)
  expect(await atProvider(paying)).toHaveLength(1)
  expectProblem(await refund(admin, paying, 301, { requestId }), 409, 'refund_request_used')
})

test('an amount that is none, or more than was paid, is refused before the provider hears of it', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  for (const amount of [0, -1, 0.001, 1e9, 'NaN', 1000, Number.MAX_SAFE_INTEGER])
    expect((await refund(admin, paying, amount as number)).status, String(amount)).toBe(400)
  expect(await atProvider(paying)).toEqual([])
  expect(await transactionsOf(paying.client)).toHaveLength(1)
})

test('only an administrator refunds, and only what is there', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  expectProblem(await refund(paying.client, paying, 100), 403, 'admin_only')
  const { client: other } = await completeMember(url)
  const userId = userIdOf(other)
  const lost = await refund(admin, { ...paying, userId }, 100)
  expect(expectProblem(lost, 404, 'transaction_not_found').detail).toBe('Transaction not found')
})

test('a refund that comes to nothing frees its amount, and administrators hear of it', async () => {
  const [{ client: admin }, paying] = await Promise.all([
    anAdministrator(),
    payingMember(url, 'pm_card_pendingRefund'),
  ])
  const { body } = await refund(admin, paying, 999)
  expect(body).toMatchObject({ refund: { status: 'pending' }, payment: { refundedCents: 999 } })
  const [theirs] = await atProvider(paying)
  await stripe.refunds.cancel(theirs?.id ?? '')
  await control.settle()
  const failed = (await transactionsOf(paying.client)).find(({ type }) => type === 'refund')
  expect(failed).toMatchObject({ status: 'failed' })
  expect(await paymentOf(paying)).toMatchObject({ status: 'succeeded', refundedCents: 0 })
  const alerts = (await control.inbox('admin@demo.test')).filter(({ text }) =>
    text.includes(paying.payment.id),
  )
  expect(alerts.map(({ subject }) => subject)).toEqual(['A refund failed'])
  expect((await control.inbox(paying.email)).some(({ subject }) => subject.includes('refunded'))).toBe(false)
  expect((await refund(admin, paying, 100)).status).toBe(200)
})

test('a refund that broke off before the provider heard of it is finished once, by the next caller', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const requestId = crypto.randomUUID()
  const named = await refundThatBreaksOff(admin, paying, requestId, 500)
  // What is spoken for cannot be given away a second time meanwhile.
  expectProblem(await refund(admin, paying, 600), 422, 'refund_too_large')
  const now = await control.now()
  await Promise.all([finishPendingRefund(named, now), finishPendingRefund(named, now)])
  expect((await refund(admin, paying, 500, { requestId })).body.refund).toMatchObject({ status: 'succeeded' })
  expect(await atProvider(paying)).toHaveLength(1)
  const stored = await transactions.get(
    { userId: paying.userId, id: paying.payment.id },
    { consistent: true },
  )
  expect(stored).toMatchObject({ refundedCents: 500 })
  expect(stored?.pendingRefunds).toBeUndefined()
})

test('a refund that broke off keeps the reason it was given, whatever is given back meanwhile', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  const named = await refundThatBreaksOff(admin, paying, crypto.randomUUID(), 100)
  const other = await refund(admin, paying, 200, { reason: 'Paid twice' })
  expect(other.body.refund).toMatchObject({ refundReason: 'Paid twice' })
  await finishPendingRefund(named, await control.now())
  const refunds = (await transactionsOf(paying.client)).filter(({ type }) => type === 'refund')
  expect(refunds.map(({ amountCents, refundReason }) => `${amountCents} ${refundReason}`).toSorted()).toEqual(
    ['100 Ordered by mistake', '200 Paid twice'],
  )
  const reasons = (await atProvider(paying)).map(({ amount, metadata }) => `${amount} ${metadata?.reason}`)
  expect(reasons.toSorted()).toEqual(['100 Ordered by mistake', '200 Paid twice'])
})

test('what was paid by PayPal goes back through PayPal, in parts and once', async () => {
  const [{ client: admin }, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const plan = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body: plan })
  await answerPaypal(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  const [payment] = await transactionsOf(client)
  const paid = { client, userId: userIdOf(client), payment } as unknown as Paying
  const requestId = crypto.randomUUID()
  const first = await refund(admin, paid, 300, { requestId })
  expect(first.body).toMatchObject({
    refund: { status: 'succeeded', amountCents: 300, paymentProvider: 'paypal' },
    payment: { status: 'partially_refunded', refundedCents: 300 },
  })
  expect((await refund(admin, paid, 300, { requestId })).body.refund).toEqual(first.body.refund)
  expect((await refund(admin, paid, 699)).body.payment).toMatchObject({ status: 'refunded' })
  expectProblem(await refund(admin, paid, 1), 422, 'not_refundable')
  await control.settle()
  const refunds = (await transactionsOf(client)).filter(({ type }) => type === 'refund')
  expect(refunds.map(({ amountCents }) => amountCents).toSorted()).toEqual([300, 699])
})

test('a disputed payment is not refunded as well', async () => {
  const [{ client: admin }, paying] = await Promise.all([
    anAdministrator(),
    payingMember(url, 'pm_card_createDispute'),
  ])
  await control.settle()
  const stored = await transactions.get({ userId: paying.userId, id: paying.payment.id })
  expect(stored?.dispute).toMatchObject({ isRefundable: false, amountCents: 999 })
  expectProblem(await refund(admin, paying, 100), 422, 'not_refundable')
  expect(await atProvider(paying)).toEqual([])
})

test('the chain of the audit holds, and reports an entry that was changed', async () => {
  const [{ client: admin }, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  await refund(admin, paying, 100)
  expect((await verifyBillingAudit()).entries).toBeGreaterThan(0)
  const { items } = await billingAudit.list({ pk: 'AUDIT#BILLING', limit: 100, newestFirst: true })
  const [entry] = items.filter(({ targetUserId }) => targetUserId === paying.userId)
  if (!entry) throw new Error('there is no entry')
  const forged = { ...entry, newValues: { amountCents: 1 } }
  await commit(billingAudit.derive(forged))
  expect(await verifyBillingAudit()).toEqual({ entries: entry.sequence - 1, brokenAt: entry.sequence })
  await commit(billingAudit.derive(entry))
  expect((await verifyBillingAudit()).brokenAt).toBeUndefined()
})
