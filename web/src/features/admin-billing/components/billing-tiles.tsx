import type { AdminBillingStats } from '#shared/billing/admin-contract.ts'
import { dollars } from '#shared/money/dollars.ts'
import { StatTile } from '#web/ui/stat-tile.tsx'

/** The four figures that are looked at first; until they come, dots hold their place. */
export function BillingTiles({ stats }: { stats: AdminBillingStats | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile label="Total revenue" value={stats ? dollars(stats.totalRevenueCents) : '…'} />
      <StatTile label="Active subscriptions" value={count(stats?.activeSubscriptions)} />
      <StatTile label="Failed payments" value={count(stats?.failedPayments)} note="Last 30 days" />
      <StatTile label="Upcoming renewals" value={count(stats?.upcomingRenewals)} note="Next 7 days" />
    </div>
  )
}

const count = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '…'
