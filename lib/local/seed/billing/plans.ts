import { plans } from '#core/billing/plans/plans.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'

export const seed = () => planCatalog.map((plan) => plans.put(plan, { absent: true }))
