import { expect, test } from 'vitest'
import { adminPlanChangeRefusal, adminPlanRefusal, endsWithCustomPricing } from './admin-plan-change.ts'
import type { Subscription } from './subscription.ts'

const now = '2027-01-10T12:00:00.000Z'

const standing = {
  status: 'active',
  paymentProvider: 'stripe',
  cancelAtPeriodEnd: false,
  currentPeriodEndAt: '2027-01-31T12:00:00.000Z',
  planId: 'pro_competitor_monthly',
  billingPeriod: 'monthly',
} as const satisfies Partial<Subscription>

type Change = Partial<Omit<Subscription, 'scheduledPlan'>>

const refusal = (change: Change) => adminPlanChangeRefusal({ ...standing, ...change }, now)

test('a running membership that is billed by card or by no one can change', () => {
  expect(refusal({})).toBeUndefined()
  expect(refusal({ paymentProvider: 'manual' })).toBeUndefined()
  expect(refusal({ paymentProvider: 'manual', cancelAtPeriodEnd: true })).toBeUndefined()
})

const refused: [Change, string, RegExp][] = [
  [{ status: 'incomplete' }, 'no_active_subscription', /^No active subscription found\. Use custom pricing/],
  [{ status: 'cancelled' }, 'no_active_subscription', /Use custom pricing instead\.$/],
  [{ paymentProvider: 'manual', currentPeriodEndAt: now }, 'no_active_subscription', /^No active/],
  [
    { paymentProvider: 'paypal' },
    'paypal_must_agree',
    /^This member pays with PayPal and must approve the change there\./,
  ],
  [{ status: 'paused' }, 'plan_not_offered', /paused/],
  [{ status: 'past_due' }, 'payment_overdue', /overdue/],
  [{ status: 'unpaid' }, 'payment_overdue', /overdue/],
  [{ cancelAtPeriodEnd: true }, 'plan_not_offered', /ends on Jan 31, 2027/],
]

test.each(refused)('%o refuses every plan', (change, code, sentence) => {
  expect(refusal(change)?.code).toBe(code)
  expect(refusal(change)?.sentence).toMatch(sentence)
})

test('no one without a subscription can change it', () => {
  expect(adminPlanChangeRefusal(undefined, now)?.code).toBe('no_active_subscription')
})

const free = { id: 'competitor_monthly', priceCents: 0, billingPeriod: 'monthly' } as const
const retailer = { id: 'retailer_monthly', priceCents: 2999, billingPeriod: 'monthly' } as const
const yearly = { id: 'retailer_yearly', priceCents: 29_988, billingPeriod: 'yearly' } as const

test('the free plan follows at the end of the period only', () => {
  expect(adminPlanRefusal(standing, free, 'period_end')).toBeUndefined()
  expect(adminPlanRefusal(standing, free, 'now')?.sentence).toMatch(/end of the period/)
})

test('a plan counts now only where its period is the same', () => {
  expect(adminPlanRefusal(standing, retailer, 'now')).toBeUndefined()
  expect(adminPlanRefusal(standing, yearly, 'now')?.sentence).toMatch(/different billing period/)
  expect(adminPlanRefusal(standing, yearly, 'period_end')).toBeUndefined()
})

test('what no provider renews changes now, or ends with its period', () => {
  const manual = { ...standing, paymentProvider: 'manual' } as const
  expect(adminPlanRefusal(manual, retailer, 'now')).toBeUndefined()
  expect(adminPlanRefusal(manual, retailer, 'period_end')?.sentence).toBe(
    'No provider renews this membership, so change it now or use custom pricing.',
  )
  expect(adminPlanRefusal(manual, free, 'period_end')).toBeUndefined()
})

test('the plan that a member has is no change', () => {
  const own = { id: standing.planId, priceCents: 999, billingPeriod: 'monthly' } as const
  expect(adminPlanRefusal(standing, own, 'period_end')?.sentence).toBe('The member already has this plan.')
})

test('custom pricing names what it puts an end to', () => {
  expect(endsWithCustomPricing({ ...standing, billingPeriod: 'yearly' })).toBe(
    'The yearly Stripe plan ends now, without a refund.',
  )
  expect(endsWithCustomPricing({ ...standing, paymentProvider: 'paypal' })).toMatch(
    /^The monthly PayPal plan/,
  )
  expect(endsWithCustomPricing({ ...standing, status: 'incomplete' })).toBeUndefined()
  expect(endsWithCustomPricing(undefined)).toBeUndefined()
})
