import type { routes } from '#shared/plans/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const plans = {
  routes: {
    listAllPlans: { table: ['get', 'query'] },
    listPlanFeatures: { table: ['get', 'query'] },
    setPlanFeatures: { table: ['get', 'query', 'put'] },
    listPlans: { table: ['query'] },
  },
} satisfies NounInfra<typeof routes>
