import { expect, test } from 'vitest'
import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { checkoutRefusal } from './checkout-refusal.ts'

const plan = (given: Partial<Plan> = {}) => ({ type: 'pro_competitor', priceCents: 999, ...given }) as Plan
const standing = (status: Subscription['status']) => ({ status }) as Subscription
const buyer = { membershipType: 'competitor', status: 'active' } as const
const given = { plan: plan(), buyer, subscription: undefined }

test('a member without a subscription may buy, and so may one who began one or had one', () => {
  expect(checkoutRefusal(given)).toBeUndefined()
  for (const status of ['incomplete', 'cancelled'] as const)
    expect(checkoutRefusal({ ...given, subscription: standing(status) })).toBeUndefined()
})

test.each(['active', 'past_due', 'unpaid', 'paused'] as const)(
  'a member whose subscription is %s changes it instead',
  (status) => expect(checkoutRefusal({ ...given, subscription: standing(status) })).toBe('subscribed'),
)

test('a plan that is not sold or costs nothing cannot be bought, and administrators buy nothing', () => {
  expect(checkoutRefusal({ ...given, plan: undefined })).toBe('no_plan')
  expect(checkoutRefusal({ ...given, plan: plan({ priceCents: 0 }) })).toBe('free')
  expect(checkoutRefusal({ ...given, buyer: { membershipType: 'admin', status: 'active' } })).toBe('admin')
})

test('a business plan is for a business that was approved', () => {
  const retailer = { ...given, plan: plan({ type: 'retailer' }) }
  expect(checkoutRefusal(retailer)).toBe('verification')
  const business = (status: 'active' | 'pending') => ({ membershipType: 'retailer', status }) as const
  expect(checkoutRefusal({ ...retailer, buyer: business('pending') })).toBe('verification')
  expect(checkoutRefusal({ ...retailer, buyer: business('active') })).toBeUndefined()
})
