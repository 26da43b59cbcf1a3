import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantsAccess } from './grants-access.ts'
import { freePlan, membershipFrom } from './membership-from.ts'
import { PaymentProviderName, SubscriptionStatus } from './subscription.ts'

const now = '2027-06-15T12:00:00.000Z'
const ends = fc.constantFrom('2027-06-15T11:59:59.999Z', now, '2027-06-15T12:00:00.001Z')
const plans = fc.constantFrom(
  { planId: 'pro_competitor_monthly', planType: 'pro_competitor' as const },
  { planId: 'pro_competitor_yearly', planType: 'pro_competitor' as const },
  { planId: 'retailer_monthly', planType: 'retailer' as const },
)
const states = fc
  .record({
    status: fc.constantFrom(...SubscriptionStatus.options),
    paymentProvider: fc.constantFrom(...PaymentProviderName.options),
    currentPeriodEndAt: ends,
    plan: plans,
  })
  .map(({ plan, ...state }) => ({ ...state, ...plan }))

const competitor = { membershipType: 'competitor' as const, subscriptionPlan: freePlan }

test('whatever a subscription has been through, the membership is what it grants now', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1 }), (history) => {
      let user: Parameters<typeof membershipFrom>[0] = competitor
      for (const state of history) {
        user = membershipFrom(user, state, now) ?? user
        expect(membershipFrom(user, state, now)).toBeUndefined()
        expect(user).toEqual(
          grantsAccess(state, now)
            ? { membershipType: state.planType, subscriptionPlan: state.planId }
            : competitor,
        )
      }
    }),
  )
})

test('access is paid for: only active and overdue subscriptions grant it, and what nobody renews until its end', () => {
  fc.assert(
    fc.property(states, (state) => {
      const granted = grantsAccess(state, now)
      if (state.status !== 'active' && state.status !== 'past_due') expect(granted).toBe(false)
      else expect(granted).toBe(state.paymentProvider !== 'manual' || now < state.currentPeriodEndAt)
    }),
  )
})

test('a subscription takes from nobody what it did not give, and nothing at all from administrators', () => {
  fc.assert(
    fc.property(states, (state) => {
      const business = { membershipType: 'manufacturer' as const, subscriptionPlan: freePlan }
      if (!grantsAccess(state, now)) expect(membershipFrom(business, state, now)).toBeUndefined()
      const admin = { membershipType: 'admin' as const, subscriptionPlan: 'retailer_monthly' }
      expect(membershipFrom(admin, state, now)).toBeUndefined()
    }),
  )
})

test('a plan gives its membership again to who pays for it and was made something else in between', () => {
  const paid = { planId: 'retailer_monthly', planType: 'retailer' } as const
  const runs = { ...paid, status: 'active', paymentProvider: 'stripe', currentPeriodEndAt: now } as const
  const demoted = { membershipType: 'competitor', subscriptionPlan: paid.planId } as const
  expect(membershipFrom(demoted, runs, now)).toMatchObject({ membershipType: 'retailer' })
})
