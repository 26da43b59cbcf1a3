import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { billingStatsQuery } from '../api/billing-stats.ts'
import { BillingTiles } from './billing-tiles.tsx'

export function OverviewTab() {
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
    </div>
  )
}
