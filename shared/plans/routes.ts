import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listAllPlans } from './admin-contract.ts'
import { listPlans } from './contract.ts'
import { listPlanFeatures, setPlanFeatures } from './features-contract.ts'

export const routes = {
  platform: { listPlans },
  admin: { listPlanFeatures, setPlanFeatures },
  billing: { listAllPlans },
} as const satisfies NounRoutes
