import { expect, test } from 'vitest'
import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { changePlanForMember } from '#shared/billing/subscriptions/admin-contract.ts'
import {
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
} from '#shared/billing/subscriptions/contract.ts'
import { manualProration } from '#shared/billing/subscriptions/proration.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { arrangedMember } from '#test/support/arranged-member.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { free, planChangesOf, retailer, upgradeInvoicesOf } from '#test/support/plan-changes.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function member(arranged: Parameters<typeof arrangedMember>[1] = {}) {
  const arrangedFor = await arrangedMember(url, arranged)
  return { ...arrangedFor, ...planChangesOf(arrangedFor) }
}

const statusesOf = async ({ userId }: { userId: string }) =>
  (await upgradeInvoicesOf(url, userId)).map(({ status }) => status)

test('an upgrade of an arranged plan costs the formula for the days left, and counts when the card has paid it', async () => {
  const { shown, confirm, settle, overview, membership, ...arranged } = await member()
  const preview = await shown(retailer)
  const { daysRemaining: days, priceCents } = preview
  const [from, to] = [999, priceCents].map((cents) => ({
    priceCents: cents,
    billingPeriod: 'monthly' as const,
  }))
  const due = from && to ? manualProration(from, to, days) : 0
  expect(preview).toMatchObject({
    direction: 'upgrade',
    effective: 'now',
    amountDueCents: due,
    description: `Proration for ${days} days remaining`,
    lines: [{ description: `Retailer instead of Pro Competitor, ${days} days`, amountCents: due }],
  })
  const answer = await confirm(retailer, preview.id)
  expect(answer.body).toMatchObject({
    subscription: {
      planId: 'pro_competitor_monthly',
      pendingPlan: { planName: 'Retailer', waitsFor: 'payment' },
    },
    payment: { kind: 'card', intent: 'payment', amountDueCents: due },
  })
  expect((await confirm(retailer, preview.id)).body.payment).toEqual(answer.body.payment)
  expect(await membership()).toBe('pro_competitor')
  expect(await overview()).toMatchObject({ totalSpentCents: 999, failedPayments: [] })

  await confirmPayment(url, answer.body.payment)
  const { subscription } = (await settle()).body
  expect(subscription).toMatchObject({
    status: 'active',
    planId: 'retailer_monthly',
    priceCents,
    currentPeriodEndAt: arranged.subscription.currentPeriodEndAt,
    paymentProvider: 'manual',
  })
  expect(subscription).not.toHaveProperty('pendingPlan')
  expect(subscription).not.toHaveProperty('customPriceCents')
  await control.settle()
  expect(await membership()).toBe('retailer')
  const { transactions, invoices, totalSpentCents } = await overview()
  expect(totalSpentCents).toBe(999 + due)
  expect(transactions.find(({ amountCents }) => amountCents === due)).toMatchObject({
    status: 'succeeded',
    description: 'Retailer membership',
    paymentProvider: 'stripe',
  })
  expect(invoices.find(({ totalCents }) => totalCents === due)).toMatchObject({
    status: 'paid',
    planName: 'Retailer',
    subscriptionId: arranged.subscription.id,
  })
  const subjects = (await control.inbox(arranged.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your plan is now Retailer')).toHaveLength(1)
  expect(subjects.filter((subject) => /receipt/.test(subject))).toHaveLength(1)
  // The same confirmation again has nothing left to do.
  expect((await confirm(retailer, preview.id)).body.payment).toBeUndefined()
})

test('a paid upgrade counts even when the browser never comes back, and is announced once', async () => {
  const { asked, settle, overview, membership, email } = await member()
  await confirmPayment(url, (await asked(retailer)).payment)
  await control.settle()
  expect((await overview()).subscription).toMatchObject({ planId: 'retailer_monthly' })
  expect(await membership()).toBe('retailer')
  await settle()
  await control.settle()
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your plan is now Retailer')).toHaveLength(1)
})

test('a declined card changes nothing, and another one pays the same invoice', async () => {
  const { asked, confirm, settle, overview, userId } = await member()
  const { payment, preview } = await asked(retailer)
  await confirmPayment(url, payment, 'pm_card_visa_chargeDeclined')
  await settle()
  await control.settle()
  expect(await overview()).toMatchObject({
    subscription: { planId: 'pro_competitor_monthly', pendingPlan: { planName: 'Retailer' } },
    failedPayments: [],
    totalSpentCents: 999,
  })
  expect((await confirm(retailer, preview.id)).body.payment).toEqual(payment)
  await confirmPayment(url, payment)
  await settle()
  expect((await overview()).subscription).toMatchObject({ planId: 'retailer_monthly' })
  expect(await statusesOf({ userId })).toEqual(['paid'])
})

test('what is too little for a card is waived, and counts without a payment', async () => {
  const { shown, confirm, alter, userId } = await member({ priceCents: 2980 })
  await alter({ currentPeriodEndAt: addTime(await control.now(), { days: 1 }) })
  const preview = await shown(retailer)
  expect(preview.amountDueCents).toBe(0)
  expect(preview.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
  const { body } = await confirm(retailer, preview.id)
  expect(body).toMatchObject({ subscription: { planId: 'retailer_monthly' } })
  expect(body.payment).toBeUndefined()
  expect(await statusesOf({ userId })).toEqual([])
})

test('the free plan follows at the end of the period, can be taken back until then, and really comes', async () => {
  const { client, shown, confirm, overview, membership, alter, subscription } = await member()
  const preview = await shown(free)
  expect(preview).toMatchObject({
    direction: 'downgrade',
    effective: 'period_end',
    amountDueCents: 0,
    effectiveAt: subscription.currentPeriodEndAt,
  })
  expect((await confirm(free, preview.id)).body.subscription).toMatchObject({ cancelAtPeriodEnd: true })
  expectProblem(await client.call(previewPlanChange, { body: retailer }), 422, 'plan_not_offered')
  const kept = await client.call(keepSubscription, { body: {} })
  expect(kept.body).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' })
  await confirm(free, (await shown(free)).id)
  await alter({ currentPeriodEndAt: addTime(await control.now(), { seconds: -1 }) })
  await control.run('end_due_subscriptions')
  await control.settle()
  expect((await overview()).subscription).toBeUndefined()
  expect(await membership()).toBe('competitor')
})

test('what cannot be changed is refused with the way on', async () => {
  const [yearly, over] = await Promise.all([member({ billingPeriod: 'yearly', priceCents: 5000 }), member()])
  const monthly = await yearly.client.call(previewPlanChange, { body: retailer })
  expect(expectProblem(monthly, 422, 'plan_not_offered').detail).toMatch(
    /arranged your plan with our team for one year, until .* After that day, you can choose one billed by the month/,
  )
  await yearly.client.call(pauseSubscription, { body: {} })
  const paused = await yearly.client.call(previewPlanChange, { body: free })
  expect(expectProblem(paused, 422, 'plan_not_offered').detail).toMatch(/Resume it first/)

  await over.alter({ currentPeriodEndAt: addTime(await control.now(), { seconds: -1 }) })
  expectProblem(await over.client.call(previewPlanChange, { body: retailer }), 404, 'no_active_subscription')
})

test('an administrator changes an arranged plan without a payment, once, with a word in the audit', async () => {
  const { asked, overview, membership, userId, subscription } = await member()
  await asked(retailer)
  const admin = await demoClient(url, 'admin')
  const change = (planId: string, when: 'now' | 'period_end' = 'now', of = userId) =>
    admin.call(changePlanForMember, {
      body: { userId: of, requestId: crypto.randomUUID(), planId, when, reason: 'Won the finals' },
    })
  expect(expectProblem(await change('retailer_monthly', 'period_end'), 422, 'plan_not_offered').detail).toBe(
    'No provider renews this membership, so change it now or use custom pricing.',
  )
  const changed = await change('retailer_monthly')
  expect(changed.body).toMatchObject({ planId: 'retailer_monthly', status: 'active' })
  expect(changed.body).not.toHaveProperty('pendingPlan')
  expect((await change('retailer_monthly')).body.version).toBe(changed.body.version)
  await control.settle()
  expect(await membership()).toBe('retailer')
  expect(await overview()).toMatchObject({ totalSpentCents: 999 })
  expect(await statusesOf({ userId })).toEqual(['void'])
  const { items } = await billingAudit.list({ pk: auditPartition, limit: 50, newestFirst: true })
  expect(items.filter(({ entityId }) => entityId === subscription.id)).toMatchObject([
    {
      action: 'plan_change',
      reason: 'Won the finals',
      oldValues: { planId: 'pro_competitor_monthly' },
      newValues: { planId: 'retailer_monthly' },
    },
    { action: 'custom_pricing_applied' },
  ])
  expectProblem(await change('retailer_yearly'), 422, 'plan_not_offered')
  expectProblem(await change('competitor_monthly'), 422, 'plan_not_offered')
  expect((await change('competitor_monthly', 'period_end')).body).toMatchObject({ cancelAtPeriodEnd: true })
  const { client } = await completeMember(url)
  expectProblem(await change('retailer_monthly', 'now', userIdOf(client)), 403, 'verification_required')
  const none = await change('pro_competitor_monthly', 'now', userIdOf(client))
  expect(expectProblem(none, 404, 'no_active_subscription').detail).toBe(
    'No active subscription found. Use custom pricing instead.',
  )
})
