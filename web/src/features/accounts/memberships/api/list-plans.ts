import { queryOptions } from '@tanstack/react-query'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { call } from '#web/lib/call.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async () => (await call(listPlans, {})).items,
  staleTime: 5 * 60_000,
})
