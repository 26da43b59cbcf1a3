import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BillingPeriod, type Plan } from '#shared/billing/plans/plan.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { isUpgrade, planOptions } from './plan-options.ts'

const ladder = ['competitor', 'pro_competitor', 'retailer', 'manufacturer', 'organization'] as const

const plans: Plan[] = ladder.flatMap((type, index) =>
  BillingPeriod.options.map((billingPeriod, second) => ({
    id: `${type}_${billingPeriod}`,
    name: type,
    type,
    description: '',
    priceCents: index * 1000 * (billingPeriod === 'yearly' ? 10 : 1),
    currency: 'USD' as const,
    billingPeriod,
    features: [],
    displayOrder: (index + 1) * 10 + second,
    isActive: true,
    version: 1,
  })),
)
const ids = (planType: PublicMembershipType, own: BillingPeriod, chosen: BillingPeriod) =>
  planOptions(plans, { planType, billingPeriod: own }, chosen).map(({ id }) => id)

test('a competitor sees Pro Competitor, Retailer and Manufacturer', () => {
  expect(ids('competitor', 'monthly', 'monthly')).toEqual([
    'pro_competitor_monthly',
    'retailer_monthly',
    'manufacturer_monthly',
  ])
})

test('a Pro Competitor sees the free plan, Retailer and Manufacturer', () => {
  expect(ids('pro_competitor', 'yearly', 'yearly')).toEqual([
    'competitor_monthly',
    'retailer_yearly',
    'manufacturer_yearly',
  ])
})

test('other plans see those above theirs without Organization, and the way down', () => {
  expect(ids('retailer', 'monthly', 'monthly')).toEqual(['competitor_monthly', 'manufacturer_monthly'])
  expect(ids('manufacturer', 'monthly', 'monthly')).toEqual(['competitor_monthly'])
  expect(ids('organization', 'monthly', 'monthly')).toEqual(['competitor_monthly'])
})

test('what was arranged without a provider changes within its period, and has the way down in both', () => {
  const of = (billingPeriod: BillingPeriod, chosen: BillingPeriod) =>
    planOptions(plans, { planType: 'pro_competitor', billingPeriod, paymentProvider: 'manual' }, chosen).map(
      ({ id }) => id,
    )
  expect(of('yearly', 'yearly')).toEqual(['competitor_monthly', 'retailer_yearly', 'manufacturer_yearly'])
  expect(of('yearly', 'monthly')).toEqual(['competitor_monthly'])
  expect(of('monthly', 'yearly')).toEqual(['competitor_monthly'])
})

test('one’s own plan is offered for the other period', () => {
  expect(ids('organization', 'monthly', 'yearly')).toEqual(['competitor_monthly', 'organization_yearly'])
})

const aPeriod = fc.constantFrom(...BillingPeriod.options)
const aMember = fc.record({
  planType: fc.constantFrom(...PublicMembershipType.options),
  billingPeriod: aPeriod,
})
const catalogs = fc
  .array(fc.record({ isActive: fc.boolean(), displayOrder: fc.integer({ min: 0, max: 99 }) }), {
    minLength: plans.length,
    maxLength: plans.length,
  })
  .map((changes) => plans.map((plan, index) => ({ ...plan, ...changes[index] })))

test('whatever the catalog: never the own plan of the own period, Organization for others, another period or what is not sold', () => {
  fc.assert(
    fc.property(catalogs, aMember, aPeriod, (catalog, member, period) => {
      const options = planOptions(catalog, member, period)
      for (const plan of options) {
        expect(plan.isActive).toBe(true)
        const { type, billingPeriod } = plan
        expect(type === member.planType && billingPeriod === member.billingPeriod).toBe(false)
        if (member.planType !== 'organization') expect(type).not.toBe('organization')
        if (plan.priceCents > 0) expect(billingPeriod).toBe(period)
      }
      const orders = options.map(({ displayOrder }) => displayOrder)
      expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    }),
  )
})

test('while the free plan is sold, everyone who pays has the way down to it, once', () => {
  fc.assert(
    fc.property(catalogs, aMember, aPeriod, (catalog, member, period) => {
      fc.pre(member.planType !== 'competitor')
      const sold = catalog.map((plan) => (plan.type === 'competitor' ? { ...plan, isActive: true } : plan))
      const free = planOptions(sold, member, period).filter(({ priceCents }) => priceCents === 0)
      expect(free.map(({ type }) => type)).toEqual(['competitor'])
    }),
  )
})

test('exactly one of two plans is the upgrade of the other', () => {
  const different = fc.tuple(fc.constantFrom(...plans), fc.constantFrom(...plans)).filter(([a, b]) => a !== b)
  fc.assert(
    fc.property(different, ([one, other]) => {
      expect(isUpgrade(one, other)).toBe(!isUpgrade(other, one))
    }),
  )
})

test('a year instead of a month of the same plan is an upgrade, which is paid at once', () => {
  const [monthly, yearly] = plans.filter(({ type }) => type === 'retailer') as [Plan, Plan]
  expect(isUpgrade(monthly, yearly)).toBe(true)
  expect(isUpgrade(yearly, monthly)).toBe(false)
})
