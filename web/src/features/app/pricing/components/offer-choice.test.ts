import { expect, test } from 'vitest'
import type { Plan } from '#shared/billing/plans/plan.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import type { MembershipType, PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { offersOf } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { offerChoice } from './offer-choice.ts'

const aPlan = (type: PublicMembershipType, displayOrder: number, priceCents: number) =>
  ({
    id: `${type}_monthly`,
    name: type,
    type,
    displayOrder,
    priceCents,
    billingPeriod: 'monthly',
    isActive: true,
  }) as Plan

const offers = offersOf([
  aPlan('competitor', 1, 0),
  aPlan('pro_competitor', 2, 999),
  aPlan('retailer', 3, 2999),
  aPlan('organization', 4, 9999),
])

const kinds = (chooser?: {
  membershipType: MembershipType
  status?: 'active' | 'pending'
  plan?: string
  approved?: 'retailer'
}) =>
  offers.map(
    (offer) =>
      offerChoice(
        offer,
        offers,
        chooser && {
          membershipType: chooser.membershipType,
          status: chooser.status ?? 'active',
          subscriptionPlan: chooser.plan ?? 'basic',
          ...(chooser.approved && { approvedMembership: chooser.approved }),
        },
      ).kind,
  )

test('visitors register, and administrators have nothing to choose', () => {
  expect(kinds()).toEqual(['register', 'register', 'register', 'register'])
  expect(kinds({ membershipType: 'admin' })).toEqual(['nothing', 'nothing', 'nothing', 'nothing'])
})

test('a competitor is marked, may subscribe, and is verified before a business plan', () => {
  expect(kinds({ membershipType: 'competitor' })).toEqual(['current', 'subscribe', 'verify', 'verify'])
})

test('a paying member changes the plan instead of buying a second one, as far as that is offered', () => {
  const paying = { membershipType: 'pro_competitor', plan: 'pro_competitor_monthly' } as const
  expect(kinds(paying)).toEqual(['nothing', 'current', 'verify', 'locked'])
  expect(kinds({ ...paying, approved: 'retailer' })).toEqual(['nothing', 'current', 'change', 'locked'])
  const shop = kinds({ membershipType: 'retailer', plan: 'retailer_monthly' })
  expect(shop).toEqual(['nothing', 'locked', 'current', 'locked'])
})

const subscription = {
  status: 'active',
  planType: 'pro_competitor',
  planName: 'Pro',
  billingPeriod: 'monthly',
  paymentProvider: 'stripe',
  cancelAtPeriodEnd: false,
  currentPeriodEndAt: '2026-12-25T10:00:00.000Z',
} as Subscription

test('a plan is changed from here only while it can be, and else the reason stands in its place', () => {
  const chooser = {
    membershipType: 'pro_competitor',
    status: 'active',
    subscriptionPlan: 'pro_competitor_monthly',
    approvedMembership: 'retailer',
  } as const
  const retailer = (more: object, period: 'monthly' | 'yearly' = 'monthly') =>
    offers[2] &&
    offerChoice(offers[2], offers, chooser, { subscription: { ...subscription, ...more }, period })
  for (const paymentProvider of ['stripe', 'paypal', 'manual'])
    expect(retailer({ paymentProvider })).toEqual({ kind: 'change', planId: 'retailer_monthly' })
  for (const more of [{ cancelAtPeriodEnd: true }, { status: 'paused' }, { status: 'past_due' }])
    expect(retailer(more)).toEqual({ kind: 'fixed', reason: expect.stringMatching(/first/) })
  expect(retailer({ paymentProvider: 'manual' }, 'yearly')).toEqual({
    kind: 'fixed',
    reason: expect.stringContaining('arranged your plan with our team for one month'),
  })
})

test('the way back to the free plan is a change like every other', () => {
  const [free] = offers
  const chooser = {
    membershipType: 'pro_competitor',
    status: 'active',
    subscriptionPlan: 'pro_competitor_monthly',
  } as const
  const choice = (more: object) =>
    free && offerChoice(free, offers, chooser, { subscription: { ...subscription, ...more } })
  expect(choice({})).toEqual({ kind: 'change', planId: 'competitor_monthly' })
  expect(choice({ status: 'paused' })).toMatchObject({ kind: 'fixed' })
})

test('a business that was approved and does not pay yet subscribes to its own plan', () => {
  const shop = { membershipType: 'retailer', subscriptionPlan: 'basic' } as const
  const [, , retailer] = offers
  if (!retailer) throw new Error('no retailer offer')
  expect(offerChoice(retailer, offers, { ...shop, status: 'active' })).toEqual({
    kind: 'subscribe',
    alsoCurrent: true,
  })
  expect(offerChoice(retailer, offers, { ...shop, status: 'pending' })).toEqual({
    kind: 'verify',
    alsoCurrent: true,
  })
})

test('the way to a change names the plan before the subscription has come', () => {
  const member = {
    membershipType: 'pro_competitor',
    status: 'active',
    subscriptionPlan: 'pro_competitor_monthly',
    approvedMembership: 'retailer',
  } as const
  const retailer = offers.find(({ type }) => type === 'retailer')
  expect(retailer && offerChoice(retailer, offers, member)).toEqual({
    kind: 'change',
    planId: 'retailer_monthly',
  })
})
