import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  resumeSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
type Member = { client: Client; email: string }
let members: Record<'renews' | 'ends' | 'lapses' | 'rests' | 'transfers' | 'leaves', Member>
/** A day after the first renewal: the state of members who pay from a bank account, whose transfer takes three. */
let underWay: { found: Awaited<ReturnType<typeof overview>>; membership: string; mails: object[] }

const dayMs = 86_400_000

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const

async function subscriber(): Promise<Member> {
  const { client, email } = await completeMember(cloud.url)
  const { body } = await client.call(createSubscription, { body: pro })
  await answerPaypal(cloud.url, body.payment, { email })
  await client.call(settleSubscription, { body: {} })
  return { client, email }
}

const overview = async ({ client }: Member) => (await client.call(getUserBillingOverview, {})).body
const membership = async ({ client }: Member) => (await client.call(getMe, {})).body.membershipType
const mails = async ({ email }: Member, about: RegExp) =>
  (await control.inbox(email)).filter(({ subject }) => about.test(subject))

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  // News of the activation come before those of the making, and every payment is told twice.
  await control.paypalSwitches({ activatedFirst: true, holdReleases: true })
  const [renews, ends, lapses, rests, transfers, leaves] = await Promise.all([
    subscriber(),
    subscriber(),
    subscriber(),
    subscriber(),
    subscriber(),
    subscriber(),
  ])
  members = { renews, ends, lapses, rests, transfers, leaves }
  await control.paypalSwitches({
    payers: { [lapses.email]: 'declined', [transfers.email]: 'echeck', [leaves.email]: 'echeck' },
  })
  const ending = { reason: 'not_using', immediate: false } as const
  await members.ends.client.call(cancelSubscription, { body: ending })
  await control.settle()
  await control.advance('P20D')
  await members.rests.client.call(pauseSubscription, { body: {} })
  const renewal = Date.parse((await overview(transfers)).subscription?.currentPeriodEndAt ?? '')
  await control.advance(`PT${Math.ceil((renewal + dayMs - Date.parse(await control.now())) / 1000)}S`)
  await control.settle()
  underWay = {
    found: await overview(transfers),
    membership: await membership(transfers),
    mails: await mails(transfers, /paused/),
  }
  await leaves.client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  await control.advance('P2D')
  await control.settle()
})
afterAll(() => cloud.stop())

test('a renewal is one payment and one receipt, though it is told again and again', async () => {
  const found = await overview(members.renews)
  expect(found).toMatchObject({
    subscription: { status: 'active' },
    totalSpentCents: 1998,
    transactions: [{ status: 'succeeded' }, { status: 'succeeded' }],
  })
  expect(found.transactions).toHaveLength(2)
  expect(found.invoices).toHaveLength(2)
  expect(await mails(members.renews, /receipt/)).toHaveLength(2)
  expect(await membership(members.renews)).toBe('pro_competitor')
})

test('what was ended lasts as long as it was paid, and no longer', async () => {
  expect(await overview(members.ends)).toMatchObject({ totalSpentCents: 999 })
  expect((await overview(members.ends)).subscription).toBeUndefined()
  expect(await membership(members.ends)).toBe('competitor')
  expect(await mails(members.ends, /ended/i)).toHaveLength(1)
})

test('a pause beyond the paid period gives nothing away: it rests on until PayPal bills again', async () => {
  expect(await membership(members.rests)).toBe('competitor')
  const resumed = await members.rests.client.call(resumeSubscription, { body: {} })
  expect(resumed.body).toMatchObject({ status: 'paused' })
  expect(resumed.body.resumeAt).toBeDefined()
  await control.settle()
  expect(await membership(members.rests)).toBe('competitor')
})

test('a renewal that fails is told once and keeps the membership until PayPal has given up', async () => {
  expect(await overview(members.lapses)).toMatchObject({
    subscription: { status: 'past_due' },
    totalSpentCents: 999,
    transactions: [{ status: 'failed', amountCents: 999 }, { status: 'succeeded' }],
  })
  expect(await membership(members.lapses)).toBe('pro_competitor')
  expect(await mails(members.lapses, /payment.*(failed|not)|could not/i)).toHaveLength(1)
  await control.advance('P12D')
  await control.settle()
  expect((await overview(members.lapses)).subscription).toMatchObject({ status: 'unpaid' })
  const [rests, ...more] = await mails(members.lapses, /membership is paused/)
  expect(more).toEqual([])
  expect(rests?.text).toContain('You cannot pay this invoice here')
  expect(rests?.text).not.toMatch(/open invoice/)
  expect(await membership(members.lapses)).toBe('competitor')
  expect((await overview(members.lapses)).transactions).toHaveLength(2)

  await control.advance('P18D')
  await control.settle()
  const { subscription, totalSpentCents } = await overview(members.rests)
  expect({ status: subscription?.status, totalSpentCents }).toEqual({
    status: 'active',
    totalSpentCents: 1998,
  })
  expect(await membership(members.rests)).toBe('pro_competitor')
})

test('a renewal whose bank transfer is under way is no pause and keeps the membership', async () => {
  expect(underWay).toMatchObject({
    found: {
      subscription: { status: 'active' },
      transactions: [{ status: 'pending' }, { status: 'succeeded' }],
      totalSpentCents: 999,
    },
    membership: 'pro_competitor',
    mails: [],
  })
})

test('a bank transfer that arrives after the end is told to the administrators', async () => {
  expect(await overview(members.leaves)).toMatchObject({ totalSpentCents: 1998 })
  expect(await membership(members.leaves)).toBe('competitor')
  const alerts = (await control.inbox('admin@demo.test')).filter(({ subject }) =>
    /came too late/.test(subject),
  )
  expect(alerts).toHaveLength(1)
})

test('a refund that waits for the bank is pending until then; one that comes back frees its amount and is told', async () => {
  const { client } = members.renews
  const admin = await demoClient(cloud.url, 'admin')
  const transactionId = (await overview(members.renews)).transactions.at(-1)?.id as `txn_${string}`
  const refund = (amountCents: number) => {
    const requestId = crypto.randomUUID()
    const body = { userId: userIdOf(client), requestId, amountCents, reason: 'Not as promised' }
    return admin.call(processRefund, { params: { transactionId }, body })
  }
  const rows = async () =>
    (await overview(members.renews)).transactions
      .filter(({ id, paymentId }) => [id, paymentId].includes(transactionId))
      .map(({ type, status, refundedCents }) => [type, status, refundedCents])
      .toSorted()
  const threeDays = async () => {
    await control.advance('P3DT1H')
    await control.settle()
  }
  await control.paypalSwitches({ slowRefunds: 'arrive' })
  expect((await refund(400)).body.refund.status).toBe('pending')
  expectProblem(await refund(600), 422, 'refund_too_large')
  expect(await rows()).toEqual([
    ['payment', 'succeeded', 0],
    ['refund', 'pending', 0],
  ])
  await threeDays()
  expect(await rows()).toEqual([
    ['payment', 'partially_refunded', 400],
    ['refund', 'succeeded', 0],
  ])
  await control.paypalSwitches({ slowRefunds: 'fail' })
  const { body } = await refund(599)
  expect(body.refund.status).toBe('pending')
  await threeDays()
  expect(await rows()).toEqual([
    ['payment', 'partially_refunded', 400],
    ['refund', 'failed', 0],
    ['refund', 'succeeded', 0],
  ])
  const told = (await control.inbox('admin@demo.test')).filter(
    ({ subject, text }) => subject === 'A refund failed' && text.includes(transactionId),
  )
  expect(told).toHaveLength(1)
  await control.paypalSwitches({ slowRefunds: null })
  expect((await refund(599)).body.payment).toMatchObject({ status: 'refunded', refundedCents: 999 })
})
