import { callingProviders } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const plans = {
  routes: {
    listAllPlans: { table: ['get', 'query'] },
    updatePlan: { table: ['get', 'query', 'put', 'check'] },
    changePlanPrice: { table: ['get', 'query', 'put'], writesAudit: true, ...callingProviders },
    listPlanFeatures: { table: ['get', 'query'] },
    setPlanFeatures: { table: ['get', 'query', 'put'] },
    listPlans: { table: ['query'] },
  },
} satisfies NounInfra<'plans'>
