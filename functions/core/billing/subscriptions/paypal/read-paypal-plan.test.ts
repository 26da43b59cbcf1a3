import { expect, test } from 'vitest'
import type { PaypalSubscription } from '#core/billing/paypal/paypal-subscription.ts'
import type { StoredPendingPlan, StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { storedSubscription } from '#test/support/stored-subscription.ts'
import { readPaypalSubscription } from './read-paypal-subscription.ts'

const money = { currency_code: 'USD', value: '9.99' }
const started = '2026-01-31T12:00:00Z'

const ours = storedSubscription({
  paymentProvider: 'paypal',
  currentPeriodStartAt: '2026-01-31T12:00:00.000Z',
  currentPeriodEndAt: '2026-02-28T10:00:00.000Z',
  paypal: { subscriptionId: 'I-1', planId: 'P-PRO-MONTH' },
})
const theirs = (change: Partial<PaypalSubscription>, billing = {}): PaypalSubscription => ({
  id: 'I-1',
  status: 'ACTIVE',
  plan_id: 'P-PRO-MONTH',
  start_time: started,
  billing_info: {
    outstanding_balance: money,
    failed_payments_count: 0,
    last_payment: { amount: money, time: started },
    next_billing_time: '2026-02-28T10:00:00Z',
    ...billing,
  },
  ...change,
})
const asked = (change: Partial<StoredPendingPlan>): StoredSubscription => ({
  ...ours,
  pendingPlan: {
    planId: 'retailer_monthly',
    planName: 'Retailer',
    planType: 'retailer',
    billingPeriod: 'monthly',
    priceCents: 2999,
    waitsFor: 'approval',
    previewId: 'prv_1',
    paypalPlanId: 'P-RETAILER',
    effective: 'now',
    ...change,
  },
})
const yearly = {
  planId: 'pro_competitor_yearly',
  planName: 'Pro Competitor',
  planType: 'pro_competitor',
  billingPeriod: 'yearly',
  priceCents: 9590,
  paypalPlanId: 'P-PRO-YEAR',
  effective: 'period_end',
} as const
const at = '2026-02-10T00:00:00.000Z'

test('while the payer has not approved it, a change only waits', () => {
  const read = readPaypalSubscription(asked({}), theirs({}), at)
  expect(read).toMatchObject({ planId: 'pro_competitor_monthly', pendingPlan: { planName: 'Retailer' } })
})

test('an upgrade counts from the approval on and is simply the plan with its first payment', () => {
  const approved = readPaypalSubscription(asked({}), theirs({ plan_id: 'P-RETAILER' }), at)
  expect(approved).toMatchObject({
    planId: 'retailer_monthly',
    priceCents: 2999,
    paidPlanName: 'Pro Competitor',
    currentPeriodEndAt: '2026-02-28T10:00:00.000Z',
  })
  expect(approved).not.toHaveProperty('pendingPlan')
  const renewed = {
    last_payment: { amount: money, time: '2026-02-28T10:00:00Z' },
    next_billing_time: '2026-03-31T10:00:00Z',
  }
  const billed = readPaypalSubscription(
    approved,
    theirs({ plan_id: 'P-RETAILER' }, renewed),
    '2026-03-01T00:00:00.000Z',
  )
  expect(billed).toMatchObject({ planId: 'retailer_monthly', currentPeriodEndAt: '2026-03-31T10:00:00.000Z' })
  expect(billed).not.toHaveProperty('paidPlanName')
  expect(billed.paypal).not.toHaveProperty('agreed')
})

test('an upgrade that ends before its first payment goes back to what was paid for', () => {
  const approved = readPaypalSubscription(asked({}), theirs({ plan_id: 'P-RETAILER' }), at)
  const { next_billing_time: _, ...billing } = theirs({}).billing_info ?? {}
  const over = { ...theirs({ plan_id: 'P-RETAILER', status: 'CANCELLED' }), billing_info: billing as never }
  expect(readPaypalSubscription(approved, over, at)).toMatchObject({
    planId: 'pro_competitor_monthly',
    priceCents: 999,
    cancelAtPeriodEnd: true,
    currentPeriodEndAt: '2026-02-28T10:00:00.000Z',
  })
})

test('another rhythm begins with the next billing, and periods are counted from there', () => {
  const scheduled = readPaypalSubscription(asked(yearly), theirs({ plan_id: 'P-PRO-YEAR' }), at)
  expect(scheduled).toMatchObject({
    planId: 'pro_competitor_monthly',
    billingPeriod: 'monthly',
    scheduledPlan: { planId: 'pro_competitor_yearly', priceCents: 9590 },
  })
  const renewed = {
    last_payment: { amount: money, time: '2026-02-28T10:00:00Z' },
    next_billing_time: '2027-02-28T10:00:00Z',
  }
  const billed = readPaypalSubscription(
    scheduled,
    theirs({ plan_id: 'P-PRO-YEAR' }, renewed),
    '2026-03-01T00:00:00.000Z',
  )
  expect(billed).toMatchObject({
    planId: 'pro_competitor_yearly',
    billingPeriod: 'yearly',
    currentPeriodStartAt: '2026-02-28T10:00:00.000Z',
    currentPeriodEndAt: '2027-02-28T10:00:00.000Z',
  })
  expect(billed).not.toHaveProperty('scheduledPlan')
  const { next_billing_time: _, ...paid } = renewed
  const over = theirs({ plan_id: 'P-PRO-YEAR', status: 'CANCELLED' }, paid)
  const { billing_info: info } = over
  const cancelled = { ...over, billing_info: { ...info, next_billing_time: undefined } as never }
  expect(readPaypalSubscription(billed, cancelled, '2026-06-01T00:00:00.000Z')).toMatchObject({
    cancelAtPeriodEnd: true,
    currentPeriodEndAt: '2027-02-28T10:00:00.000Z',
  })
})

test('a change that is taken back with another approval leaves everything as it was', () => {
  const scheduled = readPaypalSubscription(asked(yearly), theirs({ plan_id: 'P-PRO-YEAR' }), at)
  const back = readPaypalSubscription(scheduled, theirs({}), at)
  expect(back).toMatchObject({
    planId: 'pro_competitor_monthly',
    currentPeriodStartAt: '2026-01-31T12:00:00.000Z',
    currentPeriodEndAt: '2026-02-28T10:00:00.000Z',
  })
  expect(back).not.toHaveProperty('scheduledPlan')
  const cancelled = theirs({ status: 'CANCELLED' }, { next_billing_time: undefined })
  expect(readPaypalSubscription(back, cancelled, at)).toMatchObject({
    currentPeriodEndAt: '2026-02-28T10:00:00.000Z',
  })
})

test('what the payer approved without being asked here is known by the plans that are sold', () => {
  const sold = (id: string, type: 'pro_competitor' | 'retailer', displayOrder: number, planId: string) =>
    ({
      id,
      name: id,
      type,
      displayOrder,
      priceCents: 2999,
      billingPeriod: 'monthly',
      paypal: { planId },
    }) as never
  const catalogue = [
    sold('pro_competitor_monthly', 'pro_competitor', 2, 'P-PRO-MONTH'),
    sold('retailer_monthly', 'retailer', 3, 'P-RETAILER'),
  ]
  const changed = theirs({ plan_id: 'P-RETAILER' })
  expect(readPaypalSubscription(ours, changed, at, catalogue)).toMatchObject({ planId: 'retailer_monthly' })
  expect(readPaypalSubscription(ours, changed, at, [])).toMatchObject({ planId: 'pro_competitor_monthly' })
})
