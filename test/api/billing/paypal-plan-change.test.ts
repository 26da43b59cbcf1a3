import { expect, test } from 'vitest'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  cancelSubscription,
  keepSubscription,
  previewPlanChange,
} from '#shared/billing/subscriptions/contract.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { paypalMember } from '#test/support/paypal-member.ts'
import { free, planChangesOf, retailer } from '#test/support/plan-changes.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

async function member(planId?: string) {
  const payer = await paypalMember(url, planId)
  const changes = planChangesOf(payer)
  return {
    ...payer,
    ...changes,
    async atPaypal(): Promise<PaypalSubscription> {
      const { paypal } = await changes.storedOf()
      return (await paypalClient()).get(`/v1/billing/subscriptions/${paypal?.subscriptionId}`)
    },
  }
}
const paypalPlanOf = async (planId: string) =>
  (await allPlans()).find(({ id }) => id === planId)?.paypal?.planId

test('PayPal asks its payer about an upgrade, which counts from the approval on and is collected from the next billing on', async () => {
  const her = await member()
  const preview = await her.shown(retailer)
  expect(preview).toMatchObject({ direction: 'upgrade', effective: 'now', amountDueCents: 0, lines: [] })
  const asked = await her.confirm(retailer, preview.id)
  expect(asked.body).toMatchObject({
    subscription: { planId: 'pro_competitor_monthly', pendingPlan: { waitsFor: 'approval' } },
    payment: { kind: 'approval' },
  })
  expect((await her.confirm(retailer, preview.id)).body.payment).toEqual(asked.body.payment)
  expect(await her.membership()).toBe('pro_competitor')
  const back = await answerPaypal(url, asked.body.payment, { email: her.email })
  expect(back.pathname + back.search).toMatch(/^\/billing\?paypal=return&subscription_id=I-/)
  const { subscription } = (await her.settle()).body
  expect(subscription).toMatchObject({
    status: 'active',
    planId: 'retailer_monthly',
    priceCents: preview.priceCents,
    paidPlanName: 'Pro Competitor',
    currentPeriodEndAt: her.subscription.currentPeriodEndAt,
  })
  expect(subscription).not.toHaveProperty('pendingPlan')
  expect(await her.atPaypal()).toMatchObject({ plan_id: await paypalPlanOf('retailer_monthly') })
  await control.settle()
  expect(await her.membership()).toBe('retailer')
  expect(await her.overview()).toMatchObject({ totalSpentCents: 999 })
  const mails = (await control.inbox(her.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject === 'Your plan is now Retailer')).toHaveLength(1)
  expect((await her.confirm(retailer, preview.id)).body.payment).toBeUndefined()
})

test('an approval counts although its payer never comes back', async () => {
  const her = await member()
  await answerPaypal(url, (await her.asked(retailer)).payment, { email: her.email })
  await control.settle()
  expect((await her.overview()).subscription).toMatchObject({ planId: 'retailer_monthly' })
})

test('a member who leaves PayPal without approving keeps the plan, and is asked on the same page again', async () => {
  const her = await member()
  const { payment, preview } = await her.asked(retailer)
  const back = await answerPaypal(url, payment, { decision: 'cancel' })
  expect(back.searchParams.get('paypal')).toBe('cancel')
  expect((await her.settle()).body.subscription).toMatchObject({ planId: 'pro_competitor_monthly' })
  expect((await her.confirm(retailer, preview.id)).body.payment).toEqual(payment)
})

test('a member who cancels an upgrade before its first payment keeps until the end what was paid for', async () => {
  const her = await member()
  await answerPaypal(url, (await her.asked(retailer)).payment, { email: her.email })
  await her.settle()
  const ended = await her.client.call(cancelSubscription, { body: { reason: 'other', immediate: false } })
  expect(ended.body).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
    planId: 'pro_competitor_monthly',
    priceCents: 999,
  })
  await control.settle()
  expect(await her.membership()).toBe('pro_competitor')
  const mails = (await control.inbox(her.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject === 'Your plan is now Pro Competitor')).toEqual([])
})

test('the same membership for another period waits for the next billing, and is taken back with another approval', async () => {
  const her = await member()
  const preview = await her.shown(yearly)
  expect(preview).toMatchObject({ effective: 'period_end', effectiveAt: her.subscription.currentPeriodEndAt })
  const asked = await her.confirm(yearly, preview.id)
  await answerPaypal(url, asked.body.payment, { email: her.email })
  const scheduled = (await her.settle()).body.subscription
  expect(scheduled).toMatchObject({
    planId: 'pro_competitor_monthly',
    billingPeriod: 'monthly',
    scheduledPlan: { planId: yearly.planId, at: her.subscription.currentPeriodEndAt },
  })
  expect((await her.confirm(yearly, preview.id)).body.payment).toBeUndefined()
  const kept = await her.client.call(keepSubscription, { body: {} })
  const approveUrl = kept.body.pendingPlan?.approveUrl
  expect(kept.body).toMatchObject({ scheduledPlan: { planId: yearly.planId } })
  await answerPaypal(url, approveUrl ? { kind: 'approval', approveUrl } : undefined, { email: her.email })
  const back = (await her.settle()).body.subscription
  expect(back).toMatchObject({ planId: 'pro_competitor_monthly', billingPeriod: 'monthly' })
  expect(back).not.toHaveProperty('scheduledPlan')
  expect(await her.atPaypal()).toMatchObject({ plan_id: await paypalPlanOf('pro_competitor_monthly') })
})

test('PayPal asks only about the later of two changes', async () => {
  const her = await member()
  const first = await her.asked(retailer)
  const second = await her.asked(yearly)
  await expect(answerPaypal(url, first.payment, { email: her.email })).rejects.toThrow('leads nowhere')
  await answerPaypal(url, second.payment, { email: her.email })
  expect((await her.settle()).body.subscription).toMatchObject({
    planId: 'pro_competitor_monthly',
    scheduledPlan: { planId: yearly.planId },
  })
})

test('the free plan ends the subscription at PayPal, for good, and follows when what was paid is over', async () => {
  const her = await member()
  const changed = await her.confirm(free, (await her.shown(free)).id)
  expect(changed.body).toMatchObject({ subscription: { status: 'active', cancelAtPeriodEnd: true } })
  expect(changed.body.payment).toBeUndefined()
  expect(await her.atPaypal()).toMatchObject({ status: 'CANCELLED' })
  const refused = await her.client.call(previewPlanChange, { body: retailer })
  expect(expectProblem(refused, 422, 'plan_not_offered').detail).toMatch(/cannot undo that\. After /)
})

/** A plan at PayPal that belongs to another product. */
async function planOfAnotherProduct(): Promise<string> {
  const paypal = await paypalClient()
  const body = { name: 'Something else', type: 'SERVICE' }
  const { id: productId } = await paypal.post<{ id: string }>('/v1/catalogs/products', { body })
  const cycle = {
    frequency: { interval_unit: 'MONTH', interval_count: 1 },
    tenure_type: 'REGULAR',
    sequence: 1,
    total_cycles: 0,
    pricing_scheme: { fixed_price: { currency_code: 'USD', value: '29.99' } },
  }
  const plan = { product_id: productId, name: 'Elsewhere', billing_cycles: [cycle], payment_preferences: {} }
  return (await paypal.post<{ id: string }>('/v1/billing/plans', { body: plan })).id
}

/** What our plan is at PayPal from now on; what it was before. */
async function callAtPaypal(id: string, planId: string): Promise<string> {
  const plan = await plans.get({ id }, { consistent: true })
  if (!plan?.paypal) throw new Error(`PayPal has no plan ${id}`)
  const { paypal, version } = plan
  await commit(plans.put({ ...plan, paypal: { ...paypal, planId }, version: version + 1 }, { version }))
  return paypal.planId
}

test('what PayPal refuses is refused with the way on, and leaves nothing waiting', async () => {
  const her = await member()
  const preview = await her.shown(retailer)
  const before = await callAtPaypal('retailer_monthly', await planOfAnotherProduct())
  const refused = await her.confirm(retailer, preview.id)
  await callAtPaypal('retailer_monthly', before)
  expect(expectProblem(refused, 422, 'plan_not_offered').detail).toMatch(
    /^PayPal cannot change .* Cancel your subscription instead: you keep Pro Competitor until .*\. After that day, you can choose Retailer/,
  )
  expect((await her.overview()).subscription).not.toHaveProperty('pendingPlan')
})

test('a subscription that was ended at PayPal itself is not changed, and the refusal says so', async () => {
  const her = await member()
  const { id } = await her.shown(retailer)
  const { paypal: ids } = await her.storedOf()
  const paypal = await paypalClient()
  const body = { reason: 'At PayPal' }
  await paypal.post(`/v1/billing/subscriptions/${ids?.subscriptionId}/cancel`, { body })
  const late = await her.confirm(retailer, id)
  expect([409, 422]).toContain(late.status)
  expect(late.body).toMatchObject({ detail: expect.stringMatching(/PayPal has ended|has changed/) })
})

test('whatever comes first of an approval and a cancellation, the plan is what PayPal has', async () => {
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const her = await member()
      const { payment } = await her.asked(retailer)
      await Promise.allSettled([
        answerPaypal(url, payment, { email: her.email }),
        her.client.call(cancelSubscription, { body: { reason: 'other', immediate: false } }),
      ])
      await her.settle()
      await control.settle()
      // Cancelled before the first payment it is of the plan that was paid for, approved or not.
      expect((await her.overview()).subscription).toMatchObject({
        cancelAtPeriodEnd: true,
        planId: 'pro_competitor_monthly',
      })
      expect(await her.membership()).toBe('pro_competitor')
    }),
  )
})
