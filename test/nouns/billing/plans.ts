import { allPlans } from '#core/billing/plans/all-plans.ts'
import { featuresOf } from '#core/billing/plans/features-of.ts'
import { plans } from '#core/billing/plans/plans.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  listPlans: () => ({}),
  listAllPlans: () => ({}),
  updatePlan: async (caller) => {
    const params = { planId: 'retailer_yearly' }
    const plan = caller && (await plans.get({ id: params.planId }, { consistent: true }))
    if (!plan)
      return { params, body: { name: 'A', description: 'B', displayOrder: 31, isActive: true, version: 1 } }
    const { name, description, displayOrder, isActive, version } = plan
    return { params, body: { name, description, displayOrder, isActive, version } }
  },
  changePlanPrice: {
    sample: () => ({
      params: { planId: 'competitor_yearly' },
      body: { priceCents: 500, reason: 'A sample', version: 1 },
    }),
    idle: [422, 'plan_free'],
  },
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
} satisfies NounFixture<'plans'>
