import { expect, test } from 'vitest'
import { works } from '#shared/platform/capabilities/capabilities.ts'
import { offeredPlan } from './plan.ts'
import { planCatalog } from './plan-catalog.ts'

test('no plan lists a feature that needs what does not work yet', () => {
  for (const plan of planCatalog) {
    const missing = plan.features.filter(({ needs }) => !works(needs)).map(({ text }) => text)
    const listed = offeredPlan(plan).features
    expect(listed.filter((text) => missing.includes(text))).toEqual([])
    expect([...listed, ...missing].toSorted()).toEqual(plan.features.map(({ text }) => text).toSorted())
  }
})

test('every plan has something to offer today that is its own', () => {
  for (const plan of planCatalog)
    expect(
      offeredPlan(plan).features.filter((text) => !text.startsWith('Everything in ')),
      plan.id,
    ).not.toEqual([])
})

test('what does not work yet has a capability of its own, so that nothing else puts it on sale', () => {
  const missing = planCatalog.flatMap(({ features }) => features).filter(({ needs }) => !works(needs))
  for (const [needs, sharing] of Map.groupBy(missing, (feature) => feature.needs))
    expect([...new Set(sharing.map(({ text }) => text))], needs).toHaveLength(1)
})
