import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { offeredPlan, WholePlan } from '#shared/billing/plans/plan.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { separatePromises } from './separate-promises.ts'
import { upgradePlan } from './upgrade-plan.ts'

const [plan] = planCatalog.filter(({ id }) => id === 'manufacturer_monthly')

const read = (features: unknown) => z.parse(WholePlan, separatePromises(upgradePlan({ ...plan, features })))

test('a feature of a stored plan that shared a capability with what works needs its own one, and is offered once that works', () => {
  const stored = read([
    { text: 'Everything in Retailer' },
    { text: 'Team sponsorship', needs: 'teams' },
    { text: 'Results by product', needs: 'results' },
    { text: 'A team of your own', needs: 'teams' },
    { text: 'Priority support', needs: 'support_desk' },
    { text: 'Shown as a manufacturer wherever your name appears', needs: 'member_directory' },
  ])
  expect(offeredPlan(stored).features).toEqual([
    'Everything in Retailer',
    'Team sponsorship',
    'A team of your own',
    'Priority support',
    'Shown as a manufacturer in the directory and on your profile',
  ])
  expect(stored.features.map(({ needs }) => needs)).toEqual([
    undefined,
    'sponsorship',
    'product_results',
    'teams',
    'priority_support',
    'member_directory',
  ])
})

test('a plan from when features were text offers no results by product', () => {
  const stored = read(['Team sponsorship', 'Results by product', 'A named contact', 'Stickers'])
  expect(offeredPlan(stored).features).toEqual(['Team sponsorship', 'A named contact', 'Stickers'])
  expect(stored.features).toMatchObject([
    { needs: 'sponsorship' },
    { needs: 'product_results' },
    { needs: 'dedicated_contact' },
    {},
  ])
})

test('the plans of today are left as they are, however often they are read', () => {
  for (const today of planCatalog) expect(separatePromises(today)).toEqual(today)
})
