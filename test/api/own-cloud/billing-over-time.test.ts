import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingAccounts } from '#core/billing/billing/billing-accounts.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { setDefaultPaymentMethod } from '#shared/billing/payment-methods/contract.ts'
import { createManualSubscription } from '#shared/billing/subscriptions/admin-contract.ts'
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { processRefund, retryPayment } from '#shared/billing/transactions/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { userIdOf } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, saveCard, stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let admin: Client
type Member = { client: Client; email: string; userId: string }
let members: Record<'renews' | 'ends' | 'rests' | 'lapses' | 'recovers' | 'agreed' | 'arranged', Member>

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

async function subscriber(card?: string): Promise<Member> {
  const { client, email } = await completeMember(cloud.url)
  const { body } = await client.call(createSubscription, { body: pro })
  await confirmPayment(cloud.url, body.payment, card)
  await client.call(settleSubscription, { body: {} })
  return { client, email, userId: userIdOf(client) }
}

/** A member with their own price for a month. */
async function agreedMember(): Promise<Member> {
  const { client, email } = await completeMember(cloud.url)
  const userId = userIdOf(client)
  const answer = await admin.call(createManualSubscription, {
    body: {
      userId,
      requestId: crypto.randomUUID(),
      planId: 'pro_competitor_monthly',
      billingPeriod: 'monthly',
      priceCents: 500,
      reason: 'Judges the finals',
    },
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return { client, email, userId }
}

/** From now on this member's card is refused. */
async function spoilCard({ userId }: Member): Promise<void> {
  const stripe = stripeOf(cloud.url)
  const customer = (await billingAccounts.get({ userId }))?.stripeCustomerId ?? ''
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } })
  const { data } = await stripe.subscriptions.list({ customer })
  await stripe.subscriptions.update(data[0]?.id ?? '', { default_payment_method: id })
}

const overview = async ({ client }: Member) => (await client.call(getUserBillingOverview, {})).body
const membership = async ({ client }: Member) => (await client.call(getMe, {})).body.membershipType
const mails = async ({ email }: Member, about: RegExp) =>
  (await control.inbox(email)).filter(({ subject }) => about.test(subject))

const now = async () => {
  const { now } = (await (await fetch(`${cloud.url}/_local/clock`)).json()) as { now: string }
  return Date.parse(now)
}

async function moveTo(at: number): Promise<void> {
  await control.advance(`PT${Math.ceil((at - (await now())) / 1000)}S`)
  await control.settle()
}

/** For any number of callers that run a job. */
async function runThrice(job: string): Promise<void> {
  await Promise.all([1, 2, 3].map(() => control.run(job)))
  await control.settle()
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
let begunAt: number
let endsAt: number

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  begunAt = await now()
  admin = await demoClient(cloud.url, 'admin')
  const [renews, ends, rests, lapses, recovers, agreed, arranged] = await Promise.all([
    subscriber(),
    subscriber('pm_card_refundFail'),
    subscriber(),
    subscriber(),
    subscriber(),
    agreedMember(),
    agreedMember(),
  ])
  members = { renews, ends, rests, lapses, recovers, agreed, arranged } as typeof members
  await ends.client.call(cancelSubscription, { body: { reason: 'not_using', immediate: false } })
  await rests.client.call(pauseSubscription, {
    body: { resumeAt: new Date(begunAt + 5 * dayMs).toISOString() },
  })
  await arranged.client.call(pauseSubscription, {
    body: { resumeAt: new Date(begunAt + 33 * dayMs).toISOString() },
  })
  await Promise.all([spoilCard(lapses), spoilCard(recovers)])
  endsAt = Date.parse((await overview(renews)).subscription?.currentPeriodEndAt ?? '')
  await control.settle()
})
afterAll(() => cloud?.stop())

test('a refund that the bank sends back later frees its amount again, and administrators hear of it once', async () => {
  const { ends } = members
  const paid = async () => (await overview(ends)).transactions.find(({ type }) => type === 'payment')
  const { id: transactionId = '' } = (await paid()) ?? {}
  const refund = async (amountCents: number) => {
    const requestId = crypto.randomUUID()
    const body = { userId: ends.userId, requestId, amountCents, reason: 'Ordered by mistake' }
    return admin.call(processRefund, { params: { transactionId: transactionId as `txn_${string}` }, body })
  }
  expect((await refund(600)).body).toMatchObject({
    refund: { status: 'succeeded' },
    payment: { status: 'partially_refunded', refundedCents: 600 },
  })
  expect((await overview(ends)).totalSpentCents).toBe(399)
  expect((await refund(400)).body).toMatchObject({ code: 'refund_too_large' })

  await moveTo((await now()) + 2 * 60_000)
  const after = await overview(ends)
  expect(after).toMatchObject({
    totalSpentCents: 999,
    transactions: [
      { type: 'refund', status: 'failed' },
      { status: 'succeeded', refundedCents: 0 },
    ],
  })
  const alerts = (await control.inbox('admin@demo.test')).filter(({ text }) => text.includes(transactionId))
  expect(alerts.map(({ subject }) => subject)).toEqual(['A refund failed'])
  expect((await refund(999)).body).toMatchObject({ payment: { status: 'refunded', refundedCents: 999 } })
})

test('a pause ends on its day, however often and by how many it is ended', async () => {
  await moveTo(begunAt + 4 * dayMs)
  await runThrice('resume_paused_subscriptions')
  expect((await overview(members.rests)).subscription?.status).toBe('paused')
  expect(await membership(members.rests)).toBe('competitor')

  await moveTo(begunAt + 5 * dayMs + hourMs)
  await runThrice('resume_paused_subscriptions')
  const { subscription, totalSpentCents } = await overview(members.rests)
  expect(subscription?.status).toBe('active')
  expect(await membership(members.rests)).toBe('pro_competitor')
  expect(totalSpentCents).toBe(999)
  expect(Date.parse(subscription?.currentPeriodEndAt ?? '')).toBeGreaterThan(endsAt + 4 * dayMs)
  expect(await mails(members.rests, /has resumed/)).toHaveLength(1)
})

test('three days before its end a period is announced once, in the words that fit what comes', async () => {
  await moveTo(endsAt - 3 * dayMs)
  await runThrice('send_renewal_reminders')
  const [renewal, ...more] = await mails(members.renews, /renews on/)
  expect(more).toEqual([])
  expect(renewal?.text).toContain('we will charge $9.99 to your Visa ending in 4242')
  expect(renewal?.html).toContain(`${cloud.url}/billing`)
  const [ending, ...others] = await mails(members.ends, /Pro Competitor ends on/)
  expect(others).toEqual([])
  expect(ending?.text).not.toContain('will charge $')
  const [over, ...rest] = await mails(members.agreed, /Pro Competitor ends on/)
  expect(rest).toEqual([])
  expect(over?.text).toContain('does not renew automatically')
  expect(await mails(members.rests, /renews on/)).toEqual([])
  await moveTo(endsAt - 2 * dayMs)
  await runThrice('send_renewal_reminders')
  expect(await mails(members.renews, /renews on/)).toHaveLength(1)
})

test('a cancelled and an agreed period end without a renewal; a failed renewal keeps the membership and is announced once', async () => {
  await moveTo(endsAt + 2 * hourMs)
  await runThrice('end_due_subscriptions')
  expect(await membership(members.ends)).toBe('competitor')
  expect(await membership(members.agreed)).toBe('competitor')
  expect(await mails(members.agreed, /has ended/)).toHaveLength(1)
  // A pause keeps what was arranged from ending with the period that it rests in.
  expect((await overview(members.arranged)).subscription?.status).toBe('paused')
  expect(await mails(members.arranged, /ends on|has ended/)).toEqual([])
  expect(await membership(members.renews)).toBe('pro_competitor')
  expect(await overview(members.renews)).toMatchObject({ totalSpentCents: 2 * 999 })
  for (const member of [members.lapses, members.recovers]) {
    expect(await overview(member)).toMatchObject({
      subscription: { status: 'past_due' },
      failedPayments: [{ amountCents: 999, retryable: true }],
    })
    expect(await membership(member)).toBe('pro_competitor')
  }
  await moveTo(endsAt + 6 * dayMs)
  await runThrice('resume_paused_subscriptions')
  expect(await membership(members.lapses)).toBe('pro_competitor')
  const failures = await mails(members.lapses, /failed/)
  expect(failures.map(({ subject }) => subject)).toEqual(['Your payment of $9.99 failed'])
  const [{ id = '' } = {}] = (await overview(members.lapses)).failedPayments
  expect(failures[0]?.html).toContain(`${cloud.url}/billing?retry=${id}`)
  expect(failures[0]?.text).toContain(`${cloud.url}/billing?retry=${id}`)
})

test('before the last try the member is warned once', async () => {
  await moveTo(endsAt + 10 * dayMs)
  await runThrice('send_final_notices')
  expect(await mails(members.lapses, /ends soon/)).toEqual([])
  await moveTo(endsAt + 11 * dayMs + hourMs)
  await runThrice('send_final_notices')
  for (const member of [members.lapses, members.recovers])
    expect(await mails(member, /ends soon unless you pay/)).toHaveLength(1)
  expect(await mails(members.renews, /ends soon/)).toEqual([])
})

test('a member who pays the same invoice goes on; one who does not is a competitor when the tries have ended', async () => {
  const { client, userId } = members.recovers
  const stripe = stripeOf(cloud.url)
  const customer = (await billingAccounts.get({ userId }))?.stripeCustomerId ?? ''
  await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
  await control.settle()
  const { failedPayments, paymentMethods } = await overview(members.recovers)
  const card = paymentMethods.find(({ last4 }) => last4 === '4444')
  const paid = await client.call(retryPayment, {
    params: { transactionId: failedPayments[0]?.id ?? '' },
    body: { paymentMethodId: card?.id ?? '' },
  } as never)
  expect(paid.body).toMatchObject({ success: true })
  await moveTo(endsAt + 15 * dayMs)

  expect(await overview(members.recovers)).toMatchObject({
    subscription: { status: 'active' },
    totalSpentCents: 2 * 999,
    failedPayments: [],
  })
  expect(await membership(members.recovers)).toBe('pro_competitor')
  expect(await membership(members.lapses)).toBe('competitor')
  expect((await overview(members.lapses)).totalSpentCents).toBe(999)
  expect(await mails(members.lapses, /has ended/)).toHaveLength(1)
  expect(await mails(members.recovers, /failed|ends soon/)).toHaveLength(2)
})

test('a card that pays and expires this month is spoken of once, also when it was not the one before', async () => {
  const { userId } = members.renews
  const stripe = stripeOf(cloud.url)
  const customer = (await billingAccounts.get({ userId }))?.stripeCustomerId ?? ''
  const today = new Date(await now())
  const [card] = (await stripe.customers.listPaymentMethods(customer)).data
  await stripe.paymentMethods.update(card?.id ?? '', {
    card: { exp_month: today.getUTCMonth() + 1, exp_year: today.getUTCFullYear() },
  })
  await members.renews.client.call(settleSubscription, { body: {} })
  const { paymentMethods } = (await members.renews.client.call(getUserBillingOverview, { query: {} })).body
  await saveCard(cloud.url, members.renews.client, { card: 'pm_card_mastercard', setAsDefault: true })
  await runThrice('remind_of_expiring_cards')
  expect(await mails(members.renews, /expires soon/)).toEqual([])
  const params = { paymentMethodId: paymentMethods[0]?.id as never }
  expect((await members.renews.client.call(setDefaultPaymentMethod, { params })).status).toBe(200)
  await runThrice('remind_of_expiring_cards')
  const told = await mails(members.renews, /expires soon/)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('your Visa ending in 4242 expires at the end of')
  expect(told[0]?.text).toContain(`${cloud.url}/billing?tab=payment-methods`)
  await runThrice('remind_of_expiring_cards')
  expect(await mails(members.renews, /expires soon/)).toHaveLength(1)
  expect(await mails(members.recovers, /expires soon/)).toEqual([])
})

test('a member with an open checkout has no membership that an expiring card could break', async () => {
  const { agreed } = members
  const stripe = stripeOf(cloud.url)
  expect((await agreed.client.call(createSubscription, { body: pro })).status).toBe(201)
  const { providerMethodId } = await saveCard(cloud.url, agreed.client, { setAsDefault: true })
  const today = new Date(await now())
  await stripe.paymentMethods.update(providerMethodId, {
    card: { exp_month: today.getUTCMonth() + 1, exp_year: today.getUTCFullYear() },
  })
  await agreed.client.call(settleSubscription, { body: {} })
  await runThrice('remind_of_expiring_cards')
  expect(await mails(agreed, /expires soon/)).toEqual([])
})

test('a member with credit does not read that the whole price will be collected', async () => {
  const { renews } = members
  const customer = (await billingAccounts.get({ userId: renews.userId }))?.stripeCustomerId ?? ''
  await stripeOf(cloud.url).customers.createBalanceTransaction(customer, { amount: -400, currency: 'usd' })
  await control.settle()
  const { subscription, creditCents } = await overview(renews)
  expect(creditCents).toBe(400)
  await moveTo(Date.parse(subscription?.currentPeriodEndAt ?? '') - 3 * dayMs)
  await runThrice('send_renewal_reminders')
  const reminders = await mails(renews, /renews on/)
  expect(reminders).toHaveLength(2)
  const later = reminders.filter(({ text }) => !text.includes('we will charge $9.99'))
  expect(later.map(({ text }) => text)).toEqual([expect.stringContaining('the price less your credit')])
})

test('what was arranged resumes by itself with the days that were left, and ends after them', async () => {
  const { arranged } = members
  const { subscription } = await overview(arranged)
  const {
    status,
    currentPeriodEndAt = '',
    originalPeriodEndAt = '',
    pauseDurationMs = 0,
  } = subscription ?? {}
  expect(status).toBe('active')
  expect(pauseDurationMs).toBeGreaterThanOrEqual(33 * dayMs - hourMs)
  expect(Date.parse(currentPeriodEndAt)).toBe(Date.parse(originalPeriodEndAt) + pauseDurationMs)
  expect(await membership(arranged)).toBe('pro_competitor')
  expect(await mails(arranged, /has resumed/)).toHaveLength(1)

  await moveTo(Date.parse(currentPeriodEndAt) - 3 * dayMs)
  await runThrice('send_renewal_reminders')
  expect(await mails(arranged, /Pro Competitor ends on/)).toHaveLength(1)
  await moveTo(Date.parse(currentPeriodEndAt) + hourMs)
  await runThrice('end_due_subscriptions')
  expect(await membership(arranged)).toBe('competitor')
  expect(await mails(arranged, /has ended/)).toHaveLength(1)
})
