import { queryOptions } from '@tanstack/react-query'
import { getUserBillingOverview } from '#shared/billing/contract.ts'
import { call } from '#web/lib/call.ts'

/** Everything about a member’s own billing lies below it, so that one invalidation refreshes it all. */
export const billingKey = ['billing'] as const

export const billingOverviewQuery = queryOptions({
  queryKey: [...billingKey, 'overview'],
  queryFn: ({ signal }) => call(getUserBillingOverview, { query: {} }, { signal }),
  staleTime: 5000,
})
