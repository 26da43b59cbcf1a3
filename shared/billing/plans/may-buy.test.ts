import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BusinessType, MembershipType, PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { AccountStatus } from '#shared/platform/users/user.ts'
import { mayBuy } from './may-buy.ts'

const competitor = { membershipType: 'competitor', status: 'active' } as const
const anyone = fc.record({
  membershipType: fc.constantFrom(...MembershipType.options),
  status: fc.constantFrom(...AccountStatus.options),
  approvedMembership: fc.constantFrom(undefined, ...BusinessType.options),
})
const anyPlan = fc.constantFrom(...PublicMembershipType.options)
const businesses: readonly string[] = BusinessType.options

test('a competitor buys Pro at once, and a business plan only with the approval for it', () => {
  expect(mayBuy(competitor, 'pro_competitor')).toBe(true)
  expect(mayBuy(competitor, 'retailer')).toBe(false)
  const approved = { ...competitor, approvedMembership: 'retailer' } as const
  expect(BusinessType.options.map((type) => mayBuy(approved, type))).toEqual(
    BusinessType.options.map((type) => type === 'retailer'),
  )
})

test('an approved business buys any business plan, one that waits none', () => {
  for (const type of BusinessType.options) {
    expect(mayBuy({ membershipType: 'retailer', status: 'active' }, type)).toBe(true)
    expect(mayBuy({ membershipType: 'retailer', status: 'pending' }, type)).toBe(false)
  }
})

test('administrators buy nothing; everyone else buys what is no business plan', () => {
  fc.assert(
    fc.property(anyone, anyPlan, (user, plan) => {
      if (user.membershipType === 'admin') expect(mayBuy(user, plan)).toBe(false)
      else if (!businesses.includes(plan)) expect(mayBuy(user, plan)).toBe(true)
    }),
  )
})

test('only an approved business buys a business plan', () => {
  fc.assert(
    fc.property(anyone, anyPlan, (user, plan) => {
      if (!businesses.includes(plan) || !mayBuy(user, plan)) return
      const asTheyAre = businesses.includes(user.membershipType) && user.status === 'active'
      expect(asTheyAre || user.approvedMembership === plan).toBe(true)
    }),
  )
})

test('an approval never takes anything away', () => {
  fc.assert(
    fc.property(anyone, anyPlan, (user, plan) => {
      if (mayBuy({ ...user, approvedMembership: undefined }, plan)) expect(mayBuy(user, plan)).toBe(true)
    }),
  )
})
