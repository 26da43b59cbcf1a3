import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { offeredPlan, WholePlan } from '#shared/billing/plans/plan.ts'
import { upgradePlan } from './upgrade-plan.ts'

const plan = {
  id: 'retailer_monthly',
  name: 'Retailer',
  type: 'retailer',
  description: 'Put your shop where people look before they buy.',
  priceCents: 2999,
  currency: 'USD',
  billingPeriod: 'monthly',
  displayOrder: 30,
  isActive: true,
  version: 3,
}

test('a plan that was stored when features were text is read, with what each feature needs', () => {
  const features = [
    'Business directory listing',
    'Product pages with Thiele/Small parameters',
    'A wave from the counter',
  ]
  const read = z.parse(WholePlan, upgradePlan({ ...plan, features }))
  expect(read.features).toEqual([
    { text: 'Business directory listing', needs: 'business_directory' },
    { text: 'Product pages with Thiele/Small parameters', needs: 'product_pages' },
    { text: 'A wave from the counter' },
  ])
  expect(offeredPlan(read)).toMatchObject({ description: 'For shops that sell, install and tune.', features })
})

test('a plan of today is read as it is, with a capability that this version does not know', () => {
  const features = [{ text: 'Laser show', needs: 'lasers' }, { text: 'Stickers' }]
  const read = z.parse(WholePlan, upgradePlan({ ...plan, features }))
  expect(read).toMatchObject({ ...plan, features })
  expect(offeredPlan(read).features).toEqual(['Stickers'])
})
