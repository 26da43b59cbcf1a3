import { expect, test } from 'vitest'
import { offeredPlan } from '#shared/billing/plans/plan.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { offersOf } from '#web/features/accounts/memberships/components/plan-offers.ts'
import { featureMatrix } from './feature-matrix.ts'

test('what one offer takes over from another is shown as its own, and each feature once', () => {
  const offers = offersOf(planCatalog.map(offeredPlan)).filter(
    ({ type }) => type === 'retailer' || type === 'manufacturer',
  )
  const rows = featureMatrix(offers)
  const of = (feature: string) => rows.find((row) => row.feature === feature)?.included
  expect(of('Public profile under your business name')).toEqual([true, true])
  expect(of('Shown as a manufacturer in the directory and on your profile')).toEqual([false, true])
  expect(rows.map(({ feature }) => feature)).not.toContain('Everything in Retailer')
  expect(new Set(rows.map(({ feature }) => feature)).size).toBe(rows.length)
})

test('offers that refer to each other in a circle end', () => {
  const circle = [
    { type: 'retailer', name: 'A', description: '', features: ['Everything in B', 'one'] },
    { type: 'manufacturer', name: 'B', description: '', features: ['Everything in A', 'two'] },
  ] as const
  expect(
    featureMatrix(circle)
      .map(({ feature }) => feature)
      .toSorted(),
  ).toEqual(['one', 'two'])
})
