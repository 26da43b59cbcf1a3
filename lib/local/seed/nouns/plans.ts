import { plans } from '#core/plans/plans.ts'
import { planCatalog } from '#shared/plans/plan-catalog.ts'

export const seed = () => planCatalog.map((plan) => plans.put(plan, { absent: true }))
