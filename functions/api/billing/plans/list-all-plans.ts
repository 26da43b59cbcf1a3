import { adminPlan } from '#core/billing/plans/admin-plan.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllPlans as contract } from '#shared/billing/plans/admin-contract.ts'

async function listAllPlans() {
  const catalogue = await allPlans({ consistent: true })
  return { items: catalogue.toSorted((a, b) => a.displayOrder - b.displayOrder).map(adminPlan) }
}

export const handler = endpoint(contract, listAllPlans)
