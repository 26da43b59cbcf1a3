import type { routes } from '#shared/plans/routes.ts'
import { callingProviders } from '../calling-providers.ts'
import type { NounInfra } from '../noun-infra.ts'

export const plans = {
  routes: {
    listAllPlans: { table: ['get', 'query'] },
    updatePlan: { table: ['get', 'query', 'put', 'check'] },
    changePlanPrice: { table: ['get', 'query', 'put'], ...callingProviders },
    listPlanFeatures: { table: ['get', 'query'] },
    setPlanFeatures: { table: ['get', 'query', 'put'] },
    listPlans: { table: ['query'] },
  },
} satisfies NounInfra<typeof routes>
