import {
  getAdminBillingStats,
  getRevenueByMonth,
  listUpcomingRenewals,
} from '#shared/billing/billing/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

const staleTime = 5000
const renewalsAPage = 10

export const billingStatsQuery = query('admin-billing', getAdminBillingStats, {}, { staleTime })

export const monthlyRevenueQuery = query('admin-billing', getRevenueByMonth, {}, { staleTime })

export const renewalPagesQuery = pagesQuery(listUpcomingRenewals, {
  key: ['admin-billing', 'renewals'],
  query: { limit: renewalsAPage },
  staleTime,
})
