import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { changePlanPrice, listAllPlans, updatePlan } from './admin-contract.ts'
import { listPlans } from './contract.ts'
import { listPlanFeatures, setPlanFeatures } from './features-contract.ts'

export const routes = {
  platform: { listPlans },
  admin: { listPlanFeatures, setPlanFeatures },
  billing: { listAllPlans, updatePlan, changePlanPrice },
} as const satisfies NounRoutes
