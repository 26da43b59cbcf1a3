import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { dollars } from '#shared/platform/money/dollars.ts'
import { billingStatsQuery, monthlyRevenueQuery } from '#web/features/billing/billing/api/overview-queries.ts'
import { failedPayments } from '#web/features/billing/billing/components/transactions-search.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'

/** The platform’s revenue and open amounts. Each figure links to its list, even before it has loaded. */
export function BillingFigures() {
  const stats = useQuery(billingStatsQuery)
  const months = useQuery(monthlyRevenueQuery)
  if (stats.isError && !stats.data)
    return (
      <QueryFailure
        title="The billing numbers did not load"
        error={stats.error}
        retrying={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    )
  const thisMonth = months.data?.months.at(-1)?.revenueCents
  const tiles = [
    { to: '', label: 'Revenue', value: cents(stats.data?.totalRevenueCents) },
    { to: '?tab=overview', label: 'Revenue this month', value: cents(thisMonth) },
    {
      to: '?tab=users&filter=active',
      label: 'Active subscriptions',
      value: count(stats.data?.activeSubscriptions),
    },
    {
      to: `?${failedPayments()}`,
      label: 'Failed payments',
      value: count(stats.data?.failedPayments),
      note: 'Last 30 days',
    },
    {
      to: '?tab=overview#renewals',
      label: 'Renewals',
      value: count(stats.data?.upcomingRenewals),
      note: 'Next 7 days',
    },
  ]
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
      {tiles.map(({ to, ...tile }) => (
        <Link key={tile.label} to={`/admin/billing${to}`} className="rounded-md max-lg:last:col-span-2">
          <StatTile {...tile} className="h-full" />
        </Link>
      ))}
    </div>
  )
}

const cents = (amount: number | undefined) => (amount === undefined ? '…' : dollars(amount))
const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '…'
