import { queryOptions } from '@tanstack/react-query'
import { getUserBillingOverview } from '#shared/billing/contract.ts'
import { call } from '#web/lib/call.ts'

export const billingOverviewQuery = queryOptions({
  queryKey: ['billing', 'overview'],
  queryFn: () => call(getUserBillingOverview, {}),
})
