import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignMembership } from '#shared/platform/users/assign-membership.ts'
import { changeStanding } from '#shared/platform/users/change-standing.ts'
import { freePlan } from '#shared/platform/users/free-plan.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { grantsAccess } from './grants-access.ts'
import { membershipFrom } from './membership-from.ts'
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

const standing = { status: 'active' as const, verificationStatus: 'verified' as const }
const competitor = { ...standing, membershipType: 'competitor' as const, subscriptionPlan: freePlan }

test('whatever a subscription has been through, the membership is what it grants now', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1 }), (history) => {
      let user: Parameters<typeof membershipFrom>[0] = competitor
      for (const state of history) {
        user = { ...user, ...membershipFrom(user, state, now) }
        expect(membershipFrom(user, state, now)).toBeUndefined()
        expect(user).toEqual(
          grantsAccess(state, now)
            ? { ...standing, membershipType: state.planType, subscriptionPlan: state.planId }
            : competitor,
        )
      }
    }),
  )
})

test('access is paid for: only active and overdue subscriptions grant it, and one that no one renews until its end', () => {
  fc.assert(
    fc.property(states, (state) => {
      const granted = grantsAccess(state, now)
      if (state.status !== 'active' && state.status !== 'past_due') expect(granted).toBe(false)
      else expect(granted).toBe(state.paymentProvider !== 'manual' || now < state.currentPeriodEndAt)
    }),
  )
})

test('a subscription takes from no one what it did not give, and leaves administrators as they are', () => {
  fc.assert(
    fc.property(states, (state) => {
      const business = { ...competitor, membershipType: 'manufacturer' as const }
      if (!grantsAccess(state, now)) expect(membershipFrom(business, state, now)).toBeUndefined()
      const admin = { ...competitor, membershipType: 'admin' as const, status: 'pending' as const }
      const after = { ...admin, ...membershipFrom(admin, state, now) }
      expect(after).toEqual({
        ...admin,
        subscriptionPlan: grantsAccess(state, now) ? state.planId : freePlan,
      })
    }),
  )
})

test('a plan gives its membership again to a paying member who had another type in between', () => {
  const paid = { planId: 'retailer_monthly', planType: 'retailer' } as const
  const runs = { ...paid, status: 'active', paymentProvider: 'stripe', currentPeriodEndAt: now } as const
  const demoted = { ...competitor, subscriptionPlan: paid.planId }
  expect(membershipFrom(demoted, runs, now)).toMatchObject({ membershipType: 'retailer' })
})

const ended = { status: 'cancelled', paymentProvider: 'stripe', currentPeriodEndAt: now } as const

test('a member who was an administrator when a plan ended pays for none, and may be given any membership', () => {
  const start = newUser({ id: 'u', email: 'a@b.test', membershipType: 'admin' }, now)
  const admin = { ...start, subscriptionPlan: 'pro_competitor_monthly' }
  const pro = { planId: 'pro_competitor_monthly', planType: 'pro_competitor' } as const
  const later = { ...admin, ...membershipFrom(admin, { ...pro, ...ended }, now) }
  const member = { ...later, ...assignMembership(later, 'competitor') }
  expect(assignMembership(member, 'retailer').membershipType).toBe('retailer')
})

test('a business that becomes what it pays for needs no approval, even after a suspension', () => {
  const retailer = { planId: 'retailer_monthly', planType: 'retailer' } as const
  const pro = { planId: 'pro_competitor_monthly', planType: 'pro_competitor' } as const
  const runs = { ...ended, status: 'active' } as const
  const refused = {
    ...newUser({ id: 'u', email: 'a@b.test', membershipType: 'retailer' }, now),
    verificationStatus: 'rejected' as const,
  }
  const suspended = changeStanding(refused, { action: 'suspend', reason: 'Spam' }, now)
  const payer = { ...refused, subscriptionPlan: retailer.planId }
  const standings = [
    membershipFrom(refused, { ...pro, ...runs }, now),
    membershipFrom(payer, { ...retailer, ...ended }, now),
    changeStanding(
      { ...suspended, ...membershipFrom(suspended, { ...pro, ...runs }, now) },
      { action: 'reactivate' },
      now,
    ),
    { ...payer, ...membershipFrom(payer, { ...retailer, ...runs, planId: 'retailer_yearly' }, now) },
    { ...refused, ...membershipFrom(refused, { planId: 'm', planType: 'manufacturer', ...runs }, now) },
  ].map((user) => [user?.membershipType, user?.status, user?.verificationStatus])
  expect(standings).toEqual([
    ['pro_competitor', 'active', 'verified'],
    ['competitor', 'active', 'verified'],
    ['pro_competitor', 'active', 'verified'],
    ['retailer', 'pending', 'rejected'],
    ['manufacturer', 'pending', 'rejected'],
  ])
  // An administrator knows why a member who is no business waits.
  const held = { ...competitor, status: 'pending' as const }
  expect({ ...held, ...membershipFrom(held, { ...pro, ...runs }, now) }.status).toBe('pending')
})
