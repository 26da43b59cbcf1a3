import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { billingStatsQuery } from '../api/overview-queries.ts'
import { BillingTiles } from './billing-tiles.tsx'
import { PlanRevenue } from './plan-revenue.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { RevenueChart } from './revenue-chart.tsx'
import { UpcomingRenewals } from './upcoming-renewals.tsx'

/** Shows the platform's earnings at a glance. Each figure links to the rows behind it. */
export function AdminOverviewTab() {
  const stats = useQuery(billingStatsQuery)
  if (stats.isError && !stats.data)
    return (
      <QueryFailure
        title="Failed to load billing data"
        error={stats.error}
        retrying={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    )
  return (
    <div className="grid gap-6">
      <BillingTiles stats={stats.data} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <RevenueChart />
        <PlanRevenue plans={stats.data?.revenueByPlan} />
      </div>
      <RecentTransactions transactions={stats.data?.recentTransactions} />
      <UpcomingRenewals />
    </div>
  )
}
