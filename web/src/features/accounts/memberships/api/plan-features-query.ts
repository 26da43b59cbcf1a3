import { queryOptions } from '@tanstack/react-query'
import { listPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import { call } from '#web/lib/call.ts'

export const planFeaturesQuery = queryOptions({
  queryKey: ['plan-features'],
  queryFn: async ({ signal }) => (await call(listPlanFeatures, {}, { signal })).items,
})
