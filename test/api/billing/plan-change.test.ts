import { expect, test } from 'vitest'
import { planChangePreviews, type StoredPreview } from '#core/billing/subscriptions/plan-change-previews.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  cancelSubscription,
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
  settleSubscription,
  updateSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { answerBank, stripeOf } from '#test/support/stripe.ts'
import { payWith, subscribedMember } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

type Subscribed = Awaited<ReturnType<typeof subscribedMember>>
const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
const retailer = { planId: 'retailer_monthly', billingPeriod: 'monthly' } as const
const free = { planId: 'competitor_monthly', billingPeriod: 'monthly' } as const
type Choice = { planId: string; billingPeriod: 'monthly' | 'yearly' }

async function shown({ client }: Subscribed, choice: Choice) {
  const { status, body, text } = await client.call(previewPlanChange, { body: choice })
  if (status !== 200) throw new Error(`the preview answered ${status}: ${text}`)
  return body
}
const confirm = ({ client }: Subscribed, choice: Choice, previewId: `prv_${string}`) =>
  client.call(updateSubscription, { body: { ...choice, previewId } })
/** Business plans are for those that were approved. */
async function approved(member: Subscribed, type: 'retailer' | 'manufacturer' = 'retailer') {
  await changeUser(member.userId, { approvedMembership: type })
  return member
}
const overview = async ({ client }: Subscribed) => (await client.call(getUserBillingOverview, {})).body
/** As the preview would be if time or prices had moved on since. */
async function alterPreview(userId: string, changes: Partial<StoredPreview>) {
  const preview = await planChangePreviews.get({ userId }, { consistent: true })
  if (!preview) throw new Error('there is no preview')
  await commit(planChangePreviews.derive({ ...preview, ...changes }))
}

test('an upgrade costs what its preview said, to the cent, and counts at once', async () => {
  const member = await approved(await subscribedMember(url))
  const preview = await shown(member, retailer)
  expect(preview).toMatchObject({ direction: 'upgrade', effective: 'now', priceCents: expect.any(Number) })
  expect(preview.description).toBe(`Proration for ${preview.daysRemaining} days remaining`)
  expect(preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(preview.amountDueCents)
  const changed = await confirm(member, retailer, preview.id)
  expect(changed.body).toMatchObject({ subscription: { status: 'active', planId: retailer.planId } })
  expect(changed.body.payment).toBeUndefined()
  expect((await confirm(member, retailer, preview.id)).body).toEqual(changed.body)
  await control.settle()
  expect((await member.client.call(getMe, {})).body.membershipType).toBe('retailer')
  const { transactions, totalSpentCents } = await overview(member)
  // Providers tell the second of a payment, and both may be of one: their order says nothing.
  expect(transactions.map(({ status, amountCents }) => `${status} ${amountCents}`).toSorted()).toEqual(
    [`succeeded ${preview.amountDueCents}`, 'succeeded 999'].toSorted(),
  )
  expect(totalSpentCents).toBe(999 + preview.amountDueCents)
})

test('a declined upgrade changes nothing and leaves nothing to pay; with another card the same preview holds', async () => {
  const member = await subscribedMember(url)
  await payWith(url, member, 'pm_card_chargeCustomerFail')
  const preview = await shown(member, yearly)
  const refused = await confirm(member, yearly, preview.id)
  expect(expectProblem(refused, 422, 'payment_declined').detail).toMatch(/^The card was declined/)
  await control.settle()
  expect(await stripe.subscriptions.retrieve(member.providerId)).toMatchObject({ pending_update: null })
  expect((await stripe.invoices.list({ subscription: member.providerId, status: 'open' })).data).toEqual([])
  expect(await overview(member)).toMatchObject({
    subscription: { status: 'active', planId: monthly.planId },
    failedPayments: [],
    totalSpentCents: 999,
  })
  const mails = (await control.inbox(member.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => /failed|not collect/i.test(subject))).toEqual([])

  await payWith(url, member, 'pm_card_visa')
  const changed = await confirm(member, yearly, preview.id)
  expect(changed.body.subscription).toMatchObject({ planId: yearly.planId, billingPeriod: 'yearly' })
})

test('an upgrade that the bank asks about waits for the answer: passed it counts, refused it is gone', async () => {
  const [passes, fails] = await Promise.all([subscribedMember(url), subscribedMember(url)])
  for (const [member, outcome, planId] of [
    [passes, 'pass', yearly.planId],
    [fails, 'fail', monthly.planId],
  ] as const) {
    await payWith(url, member, 'pm_card_authenticationRequired')
    const preview = await shown(member, yearly)
    const asked = await confirm(member, yearly, preview.id)
    expect(asked.body).toMatchObject({
      subscription: { planId: monthly.planId },
      payment: { kind: 'card', intent: 'payment', amountDueCents: preview.amountDueCents },
    })
    // A page that is reloaded in the meantime takes nothing back.
    await member.client.call(settleSubscription, { body: {} })
    expect((await confirm(member, yearly, preview.id)).body.payment).toEqual(asked.body.payment)
    await answerBank(url, asked.body.payment, outcome)
    const settled = await member.client.call(settleSubscription, { body: {} })
    expect(settled.body.subscription).toMatchObject({ status: 'active', planId })
    expect((await stripe.invoices.list({ subscription: member.providerId, status: 'open' })).data).toEqual([])
    expect((await overview(member)).failedPayments).toEqual([])
  }
})

test('an upgrade that the bank asks about is billed under the plan that it buys', async () => {
  const member = await approved(await subscribedMember(url))
  await payWith(url, member, 'pm_card_authenticationRequired')
  const preview = await shown(member, retailer)
  const asked = await confirm(member, retailer, preview.id)
  await answerBank(url, asked.body.payment, 'pass')
  await member.client.call(settleSubscription, { body: {} })
  await control.settle()
  const { transactions, invoices } = await overview(member)
  const paid = transactions.find(({ amountCents }) => amountCents === preview.amountDueCents)
  expect(paid).toMatchObject({ status: 'succeeded', description: 'Retailer membership' })
  expect(invoices.find(({ id }) => id === paid?.invoiceId)?.planName).toBe('Retailer')
})

test('what is left of a dear year is shown as credit, and every invoice that uses it adds up', async () => {
  const member = await approved(await subscribedMember(url, yearly))
  const preview = await shown(member, retailer)
  const left = -preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(left).toBeGreaterThan(0)
  expect(preview).toMatchObject({ amountDueCents: 0, creditCents: -left })
  await confirm(member, retailer, preview.id)
  await control.settle()
  const before = await overview(member)
  expect(before.creditCents).toBe(left)
  expect(before.invoices.find(({ totalCents }) => totalCents === -left)).toMatchObject({
    amountPaidCents: 0,
    creditCents: -left,
  })
})

test('an upgrade abandoned at the bank makes way for the next one, and for a pause', async () => {
  const member = await subscribedMember(url)
  await payWith(url, member, 'pm_card_authenticationRequired')
  await confirm(member, yearly, (await shown(member, yearly)).id)
  const again = await confirm(member, yearly, (await shown(member, yearly)).id)
  expect(again.body.payment).toMatchObject({ kind: 'card' })
  expect((await member.client.call(pauseSubscription, { body: {} })).body.status).toBe('paused')
  expect((await stripe.invoices.list({ subscription: member.providerId, status: 'open' })).data).toEqual([])
})

test('a downgrade waits for the end of the period, can be taken back, and survives a declined upgrade', async () => {
  const member = await subscribedMember(url, yearly)
  const preview = await shown(member, monthly)
  expect(preview).toMatchObject({
    direction: 'downgrade',
    effective: 'period_end',
    effectiveAt: member.subscription.currentPeriodEndAt,
    amountDueCents: 0,
  })
  const scheduled = await confirm(member, monthly, preview.id)
  const scheduledPlan = { planId: monthly.planId, at: member.subscription.currentPeriodEndAt }
  expect(scheduled.body.subscription).toMatchObject({ planId: yearly.planId, scheduledPlan })
  expect((await confirm(member, monthly, preview.id)).body).toEqual(scheduled.body)

  await payWith(url, member, 'pm_card_chargeCustomerFail')
  await approved(member, 'manufacturer')
  const dearer = { planId: 'manufacturer_yearly', billingPeriod: 'yearly' } as const
  expectProblem(await confirm(member, dearer, (await shown(member, dearer)).id), 422, 'payment_declined')
  expect((await overview(member)).subscription).toMatchObject({ planId: yearly.planId, scheduledPlan })

  const kept = await member.client.call(keepSubscription, { body: {} })
  expect(kept.body.scheduledPlan).toBeUndefined()
  const again = await confirm(member, monthly, (await shown(member, monthly)).id)
  expect(again.body.subscription).toMatchObject({ scheduledPlan })
})

test('a downgrade that waits keeps its price, and is announced, when the plan gets another one', async () => {
  const member = await subscribedMember(url, yearly)
  await confirm(member, monthly, (await shown(member, monthly)).id)
  const { schedule } = await stripe.subscriptions.retrieve(member.providerId)
  const { phases } = await stripe.subscriptionSchedules.retrieve(String(schedule))
  const [present, next] = phases
  const { product } = await stripe.prices.retrieve(String(next?.items[0]?.price))
  const earlier = await stripe.prices.create({
    product: String(product),
    currency: 'usd',
    unit_amount: 899,
    recurring: { interval: 'month' },
    metadata: { plan_id: monthly.planId },
  })
  await stripe.subscriptionSchedules.update(String(schedule), {
    phases: [
      {
        items: [{ price: String(present?.items[0]?.price), quantity: 1 }],
        start_date: present?.start_date ?? 0,
        end_date: present?.end_date ?? 0,
      },
      { items: [{ price: earlier.id, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
    ],
  })
  await member.client.call(settleSubscription, { body: {} })
  expect((await overview(member)).subscription).toMatchObject({
    planId: yearly.planId,
    scheduledPlan: { planId: monthly.planId, priceCents: 899 },
  })
})

test('the free plan follows at the end of the period, and nothing else can be chosen until that is taken back', async () => {
  const member = await subscribedMember(url)
  const changed = await confirm(member, free, (await shown(member, free)).id)
  expect(changed.body.subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  const other = await member.client.call(previewPlanChange, { body: yearly })
  expectProblem(other, 422, 'plan_not_offered')
  await member.client.call(keepSubscription, { body: {} })
  expect((await shown(member, yearly)).direction).toBe('upgrade')
})

test('the days that a pause has moved are not a free ride: an upgrade in them waits for their end', async () => {
  const member = await approved(await subscribedMember(url))
  await member.client.call(pauseSubscription, { body: {} })
  const until = Date.parse(member.subscription.currentPeriodEndAt) / 1000 + 86_400
  await stripe.subscriptions.update(member.providerId, { metadata: { resume_until: String(until) } })
  await stripe.subscriptions.resume(member.providerId, {
    billing_cycle_anchor: { type: 'unchanged' },
    proration_behavior: 'none',
  })
  await control.settle()
  const preview = await shown(member, retailer)
  expect(preview).toMatchObject({
    direction: 'upgrade',
    effective: 'period_end',
    effectiveAt: new Date(until * 1000).toISOString(),
    amountDueCents: 0,
  })
  const changed = await confirm(member, retailer, preview.id)
  expect(changed.body.subscription).toMatchObject({
    planId: monthly.planId,
    scheduledPlan: { planId: retailer.planId },
  })
})

test('only what was shown, still holds and is offered can be confirmed', async () => {
  const member = await subscribedMember(url)
  const first = await shown(member, yearly)
  const second = await shown(member, yearly)
  expectProblem(await confirm(member, yearly, first.id), 409, 'preview_expired')
  expectProblem(await confirm(member, free, second.id), 409, 'preview_expired')
  await alterPreview(member.userId, { amountDueCents: second.amountDueCents + 1 })
  expectProblem(await confirm(member, yearly, second.id), 409, 'preview_changed')
  await alterPreview(member.userId, { amountDueCents: second.amountDueCents, priceId: 'price_before' })
  expectProblem(await confirm(member, yearly, second.id), 409, 'preview_changed')
  await alterPreview(member.userId, {
    priceId: 'price_x',
    expiresAt: addTime(await control.now(), { seconds: -1 }),
  })
  expectProblem(await confirm(member, yearly, second.id), 409, 'preview_expired')
  expect((await stripe.invoices.list({ subscription: member.providerId })).data).toHaveLength(1)

  const same = await member.client.call(previewPlanChange, { body: monthly })
  expectProblem(same, 422, 'plan_not_offered')
  const organization = { planId: 'organization_yearly', billingPeriod: 'yearly' } as const
  expectProblem(
    await member.client.call(previewPlanChange, { body: organization }),
    403,
    'verification_required',
  )
  await changeUser(member.userId, { approvedMembership: 'organization' })
  expectProblem(await member.client.call(previewPlanChange, { body: organization }), 422, 'plan_not_offered')
  const freeMember = await completeMember(url)
  expectProblem(
    await freeMember.client.call(previewPlanChange, { body: yearly }),
    404,
    'no_active_subscription',
  )
  await member.client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  expectProblem(await member.client.call(previewPlanChange, { body: yearly }), 404, 'no_active_subscription')
})

test('a business plan is for approved members: checked again when the change is confirmed', async () => {
  const member = await subscribedMember(url)
  const refused = await member.client.call(previewPlanChange, { body: retailer })
  expect(expectProblem(refused, 403, 'verification_required').detail).toContain(
    'Apply for it in your profile',
  )
  const { id } = await shown(await approved(member), retailer)
  await changeUser(member.userId, { approvedMembership: undefined })
  expectProblem(await confirm(member, retailer, id), 403, 'verification_required')
})
