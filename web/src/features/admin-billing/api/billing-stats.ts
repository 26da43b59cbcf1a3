import { queryOptions } from '@tanstack/react-query'
import { getAdminBillingStats } from '#shared/billing/admin-contract.ts'
import { call } from '#web/lib/call.ts'
import { adminBillingKey } from './admin-billing-key.ts'

export const billingStatsQuery = queryOptions({
  queryKey: [...adminBillingKey, 'stats'],
  queryFn: ({ signal }) => call(getAdminBillingStats, {}, { signal }),
  staleTime: 5000,
})
