import { expect, test } from 'vitest'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { offersOf, planFor, savingPercent, yearlyLabel, yearlySaving } from './plan-offers.ts'

const aPlan = (given: Partial<Plan>): Plan => ({
  id: `plan-${given.type}-${given.billingPeriod}`,
  name: 'Pro Competitor',
  type: 'pro_competitor',
  description: '',
  priceCents: 1000,
  currency: 'USD',
  billingPeriod: 'monthly',
  features: [],
  displayOrder: 2,
  isActive: true,
  version: 1,
  ...given,
})

const free = aPlan({ type: 'competitor', name: 'Competitor', priceCents: 0, displayOrder: 1 })
const monthly = aPlan({})
const yearly = aPlan({ billingPeriod: 'yearly', priceCents: 9600, displayOrder: 3 })

test('the monthly and the yearly plan of a membership are one offer, in display order', () => {
  const offers = offersOf([yearly, monthly, free])
  expect(offers.map((offer) => offer.type)).toEqual(['competitor', 'pro_competitor'])
  expect(offers[1]).toMatchObject({ monthly, yearly })
})

test('a year that costs a fifth less than twelve months saves 20%', () => {
  const offers = offersOf([free, monthly, yearly])
  expect(yearlySaving(offers[1] as never)).toBe(2400)
  expect(yearlyLabel(offers)).toBe('Yearly (Save 20%)')
})

test('different savings are announced as the largest', () => {
  const retailer = { type: 'retailer', displayOrder: 5 } as const
  const offers = offersOf([
    monthly,
    yearly,
    aPlan(retailer),
    aPlan({ ...retailer, billingPeriod: 'yearly', priceCents: 10_800 }),
  ])
  expect(yearlyLabel(offers)).toBe('Yearly (Save up to 20%)')
})

test('a saving is never rounded up, and a dearer year saves nothing', () => {
  const [offer] = offersOf([monthly, { ...yearly, priceCents: 9601 }])
  expect(savingPercent(offer as never)).toBe(19)
  const [dearer] = offersOf([monthly, { ...yearly, priceCents: 12_500 }])
  expect(savingPercent(dearer as never)).toBe(0)
  expect(yearlyLabel([dearer as never])).toBe('Yearly')
})

test('a membership that is sold for one period is offered for it whatever is chosen', () => {
  const [offer] = offersOf([free])
  expect(planFor(offer as never, 'yearly')).toBe(free)
})
