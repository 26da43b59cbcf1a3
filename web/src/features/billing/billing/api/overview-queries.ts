import { queryOptions } from '@tanstack/react-query'
import {
  getAdminBillingStats,
  getRevenueByMonth,
  listUpcomingRenewals,
} from '#shared/billing/billing/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { adminBillingKey } from './admin-billing-key.ts'

const staleTime = 5000
const renewalsAPage = 10

export const billingStatsQuery = queryOptions({
  queryKey: [...adminBillingKey, 'stats'],
  queryFn: ({ signal }) => call(getAdminBillingStats, {}, { signal }),
  staleTime,
})

export const monthlyRevenueQuery = queryOptions({
  queryKey: [...adminBillingKey, 'revenue'],
  queryFn: ({ signal }) => call(getRevenueByMonth, {}, { signal }),
  staleTime,
})

export const renewalPagesQuery = pagesQuery(listUpcomingRenewals, {
  key: [...adminBillingKey, 'renewals'],
  query: { limit: renewalsAPage },
  staleTime,
})
