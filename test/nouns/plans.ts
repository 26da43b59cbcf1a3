import { allPlans } from '#core/plans/all-plans.ts'
import { featuresOf } from '#core/plans/features-of.ts'
import type { routes } from '#shared/plans/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listPlans: () => ({}),
  listAllPlans: () => ({}),
  listPlanFeatures: () => ({}),
  setPlanFeatures: async (caller) => {
    const version = caller
      ? (featuresOf(await allPlans({ consistent: true }), 'organization')?.version ?? 0)
      : 1
    return {
      params: { type: 'organization' },
      body: { features: [{ text: 'A sample' }, { text: 'Another', needs: 'events' }], version },
    }
  },
} satisfies NounFixture<typeof routes>
