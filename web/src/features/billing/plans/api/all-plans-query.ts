import { queryOptions } from '@tanstack/react-query'
import { listAllPlans } from '#shared/billing/plans/admin-contract.ts'
import { call } from '#web/lib/call.ts'

export const allPlansQuery = queryOptions({
  queryKey: ['all-plans'],
  queryFn: async ({ signal }) => (await call(listAllPlans, {}, { signal })).items,
})
