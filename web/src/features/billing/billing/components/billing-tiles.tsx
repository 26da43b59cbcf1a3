import { Link } from 'react-router-dom'
import type { AdminBillingStats } from '#shared/billing/billing/admin-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { failedPayments } from './transactions-search.ts'

/** The four figures that people look at first; until they come, dots hold their place. */
export function BillingTiles({ stats }: { stats: AdminBillingStats | undefined }) {
  const tiles = [
    {
      label: 'Total revenue',
      value: stats ? dollars(stats.totalRevenueCents) : '…',
      note: 'After refunds, without taxes',
      to: '?tab=transactions&type=payment',
    },
    {
      label: 'Active subscriptions',
      value: count(stats?.activeSubscriptions),
      note: 'On a plan now',
      to: '?tab=users&filter=active',
    },
    {
      label: 'Failed payments',
      value: count(stats?.failedPayments),
      note: 'Last 30 days',
      to: `?${failedPayments()}`,
    },
    {
      label: 'Upcoming renewals',
      value: count(stats?.upcomingRenewals),
      note: 'Next 7 days',
      to: '?tab=overview#renewals',
    },
  ]
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {tiles.map(({ to, ...tile }, at) => (
        <Link key={to} to={to} discover="none" className="rounded-md">
          <StatTile {...tile} quiet={at > 0} className="h-full" />
        </Link>
      ))}
    </div>
  )
}

const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '…'
