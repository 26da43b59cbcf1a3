import { membershipsFreeFirst } from '#shared/users/membership-type.ts'
import { allPlans } from './all-plans.ts'
import { featuresOf } from './features-of.ts'

export async function listPlanFeatures() {
  const catalogue = await allPlans({ consistent: true })
  return { items: membershipsFreeFirst.flatMap((type) => featuresOf(catalogue, type) ?? []) }
}
