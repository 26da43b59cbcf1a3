import { offeredPlan } from '#shared/billing/plans/plan.ts'
import { allPlans } from './all-plans.ts'

export async function listPlans() {
  const items = await allPlans()
  return {
    items: items
      .filter((plan) => plan.isActive)
      .toSorted((a, b) => a.displayOrder - b.displayOrder)
      .map(offeredPlan),
  }
}
