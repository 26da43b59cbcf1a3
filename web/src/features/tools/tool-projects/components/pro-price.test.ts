import { expect, test } from 'vitest'
import { offeredPlan } from '#shared/billing/plans/plan.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { proPrice, shortProPrice } from './pro-price.ts'

test('the price is that of the plan by the month, and of the year where there is no other', () => {
  const plans = planCatalog.map(offeredPlan)
  expect(proPrice(plans)).toBe('Pro Competitor, $9.99 a month')
  expect(proPrice(plans.filter(({ billingPeriod }) => billingPeriod === 'yearly'))).toMatch(
    /^Pro Competitor, \$[\d.]+ a year$/,
  )
  expect(shortProPrice(plans)).toBe('$9.99/mo')
})

test('without the plans nothing is promised', () => {
  expect(proPrice(undefined)).toBeUndefined()
  expect(proPrice([])).toBeUndefined()
  expect(shortProPrice([])).toBeUndefined()
})
