import { queryOptions } from '@tanstack/react-query'
import { listAllPlans } from '#shared/billing/plans/admin-contract.ts'
import { call } from '#web/lib/call.ts'

/** The plans that a code can take something off. */
export const paidPlansQuery = queryOptions({
  queryKey: ['all-plans', 'paid'],
  queryFn: async ({ signal }) =>
    (await call(listAllPlans, {}, { signal })).items.filter(({ priceCents }) => priceCents > 0),
})
