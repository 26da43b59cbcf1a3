import { allPlans } from '#core/billing/plans/all-plans.ts'
import { featuresOf } from '#core/billing/plans/features-of.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPlanFeatures as contract } from '#shared/billing/plans/features-contract.ts'
import { membershipsFreeFirst } from '#shared/platform/users/membership-type.ts'

async function listPlanFeatures() {
  const catalogue = await allPlans({ consistent: true })
  return { items: membershipsFreeFirst.flatMap((type) => featuresOf(catalogue, type) ?? []) }
}

export const handler = endpoint(contract, listPlanFeatures)
