import { queryOptions } from '@tanstack/react-query'
import { listAllPlans } from '#shared/billing/plans/admin-contract.ts'
import { call } from '#web/lib/call.ts'

/** Every plan, also those that are not offered, for administrators. */
export const allPlansQuery = queryOptions({
  queryKey: ['plans', 'all'],
  queryFn: async ({ signal }) => (await call(listAllPlans, {}, { signal })).items,
})
