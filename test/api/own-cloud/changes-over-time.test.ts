import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  cancelSubscription,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
  settleSubscription,
  updateSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { changeUser } from '#test/support/records.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { payWith, subscribedMember } from '#test/support/subscribed-member.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let stripe: ReturnType<typeof stripeOf>
type Member = Awaited<ReturnType<typeof subscribedMember>>
let members: Record<'stays' | 'abandons' | 'hesitates' | 'leaves' | 'late' | 'rests' | 'up', Member>

const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
const retailer = { planId: 'retailer_monthly', billingPeriod: 'monthly' } as const
type Choice = { planId: string; billingPeriod: 'monthly' | 'yearly' }

/** The next one whose February has 28 days, and whose 31 January is still to come. */
let year: number

async function moveTo(instant: string): Promise<void> {
  await control.advance(`PT${Math.ceil((Date.parse(instant) - Date.parse(await control.now())) / 1000)}S`)
  await control.settle()
}
const preview = async ({ client }: Member, choice: Choice) =>
  (await client.call(previewPlanChange, { body: choice })).body
const confirm = ({ client }: Member, choice: Choice, previewId: `prv_${string}`) =>
  client.call(updateSubscription, { body: { ...choice, previewId } })
const overview = async ({ client }: Member) => (await client.call(getUserBillingOverview, {})).body
const membership = async ({ client }: Member) => (await client.call(getMe, {})).body.membershipType
const invoicesOf = async ({ providerId }: Member) =>
  (await stripe.invoices.list({ subscription: providerId })).data
const leave = ({ client }: Member) =>
  client.call(cancelSubscription, { body: { reason: 'too_expensive', immediate: true } })

/** The payment of the invoice that was written last, as the browser would confirm it. */
async function openPayment({ providerId }: Member): Promise<PaymentStep> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(providerId, {
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  return { kind: 'card', intent: 'payment', clientSecret: secret ?? '', amountDueCents: 999 }
}

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  stripe = stripeOf(cloud.url)
  const thisYear = Number((await control.now()).slice(0, 4))
  year = (thisYear + 1) % 4 === 0 ? thisYear + 2 : thisYear + 1
  await moveTo(`${year}-01-31T10:00:00Z`)
  const made = await Promise.all(Array.from({ length: 7 }, () => subscribedMember(cloud.url)))
  const [stays, abandons, hesitates, leaves, late, rests, up] = made
  members = { stays, abandons, hesitates, leaves, late, rests, up } as typeof members
})
afterAll(() => cloud?.stop())

test('an upgrade abandoned at the bank expires after 23 hours, and a preview after 15 minutes', async () => {
  const { abandons, hesitates, up, rests } = members
  await payWith(cloud.url, abandons, 'pm_card_authenticationRequired')
  const shown = await preview(abandons, yearly)
  const asked = await confirm(abandons, yearly, shown.id)
  expect(asked.body.payment?.kind).toBe('card')
  const stale = await preview(hesitates, yearly)
  await changeUser(up.userId, { approvedMembership: 'retailer' })
  for (const { client } of [up, rests]) await client.call(pauseSubscription, { body: {} })

  await moveTo(`${year}-01-31T10:20:00Z`)
  expectProblem(await confirm(hesitates, yearly, stale.id), 409, 'preview_expired')
  const again = await confirm(hesitates, yearly, (await preview(hesitates, yearly)).id)
  expect(again.body.subscription).toMatchObject({ planId: yearly.planId })

  await moveTo(`${year}-02-01T10:10:00Z`)
  await up.client.call(resumeSubscription, { body: {} })
  const later = await preview(up, retailer)
  expect(later).toMatchObject({ effective: 'period_end', amountDueCents: 0 })
  await confirm(up, retailer, later.id)
  expect(await stripe.subscriptions.retrieve(abandons.providerId)).toMatchObject({ pending_update: null })
  expect((await invoicesOf(abandons)).map(({ status }) => status)).toEqual(['void', 'paid'])
  expect(await overview(abandons)).toMatchObject({
    subscription: { status: 'active', planId: monthly.planId },
    totalSpentCents: 999,
    failedPayments: [],
  })
  expect(await confirmPayment(cloud.url, asked.body.payment)).toHaveProperty('error')
  for (const member of [members.leaves, members.late])
    await payWith(cloud.url, member, 'pm_card_authenticationRequiredOnSetup')
})

test('a month from 31 January ends on 28 February, and what was to change then has changed', async () => {
  const { stays, up } = members
  expect((await overview(stays)).subscription?.currentPeriodEndAt).toMatch(new RegExp(`^${year}-02-28T10:0`))
  await moveTo(`${year}-02-28T12:00:00Z`)
  expect((await overview(stays)).subscription?.currentPeriodEndAt).toMatch(new RegExp(`^${year}-03-31T10:0`))
  expect(await membership(up)).toBe('pro_competitor')
  await moveTo(`${year}-03-01T13:00:00Z`)
  expect(await membership(up)).toBe('retailer')
  expect((await overview(up)).subscription?.scheduledPlan).toBeUndefined()
  expect((await overview(up)).transactions.map(({ amountCents }) => amountCents)).toEqual([2999, 999])
})

test('a member who leaves while a renewal is being paid has left, whichever was first', async () => {
  const { leaves } = members
  expect((await overview(leaves)).subscription?.status).toBe('past_due')
  const payment = await openPayment(leaves)
  const [left] = await Promise.all([leave(leaves), confirmPayment(cloud.url, payment)])
  expect(left.body).toMatchObject({ status: 'cancelled' })
  await control.settle()
  expect((await stripe.subscriptions.retrieve(leaves.providerId)).status).toBe('canceled')
  expect(await membership(leaves)).toBe('competitor')
  const written = await invoicesOf(leaves)
  const paidCents = written.reduce((sum, { amount_paid: paid }) => sum + paid, 0)
  expect(written.map(({ status }) => status)).not.toContain('open')
  expect(await overview(leaves)).toMatchObject({ failedPayments: [], totalSpentCents: paidCents })
})

test('a payment that comes when a subscription is over is kept and flagged, and brings nothing back', async () => {
  const { late } = members
  const payment = await openPayment(late)
  await stripe.subscriptions.cancel(late.providerId)
  await moveTo(`${year}-03-01T14:00:00Z`)
  expect(await membership(late)).toBe('competitor')
  await confirmPayment(cloud.url, payment, 'pm_card_visa')
  await control.settle()
  const { transactions: rows, totalSpentCents } = await overview(late)
  expect(rows.map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ['succeeded', 999],
    ['succeeded', 999],
  ])
  expect(totalSpentCents).toBe(2 * 999)
  expect(await transactions.get({ userId: late.userId, id: rows[0]?.id ?? '' })).toMatchObject({
    paidAfterEnd: true,
  })
  expect(await membership(late)).toBe('competitor')
  const alerts = await control.inbox('admin@demo.test')
  expect(alerts.filter(({ subject }) => /came too late/.test(subject))).toHaveLength(1)
})

test('a pause beyond its period ends with a new one, once that is paid', async () => {
  const { rests } = members
  await payWith(cloud.url, rests, 'pm_card_chargeCustomerFail')
  const refused = await rests.client.call(resumeSubscription, { body: {} })
  expect(expectProblem(refused, 422, 'payment_declined').detail).toMatch(/^The card was declined/)
  await control.settle()
  expect(await overview(rests)).toMatchObject({
    subscription: { status: 'paused' },
    failedPayments: [{ amountCents: 999, retryable: true }],
  })
  expect(await membership(rests)).toBe('competitor')
  const told = (await control.inbox(rests.email)).filter(({ subject }) => /failed/.test(subject))
  expect(told.map(({ text }) => /stays paused until you pay/.test(text))).toEqual([true])
  expect(told[0]?.text).not.toMatch(/keep your membership|try again/)
  await payWith(cloud.url, rests, 'pm_card_visa')
  const resumed = await rests.client.call(resumeSubscription, { body: {} })
  expect(resumed.body).toMatchObject({ status: 'active' })
  expect(resumed.body.currentPeriodEndAt).toMatch(new RegExp(`^${year}-04-01T14:`))
  await rests.client.call(settleSubscription, { body: {} })
  await control.settle()
  expect(await overview(rests)).toMatchObject({ failedPayments: [], totalSpentCents: 2 * 999 })
  expect((await invoicesOf(rests)).map(({ status }) => status)).toEqual(['paid', 'void', 'paid'])
  expect(await membership(rests)).toBe('pro_competitor')
})
