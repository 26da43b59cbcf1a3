import { useQuery } from '@tanstack/react-query'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { aiUsageQuery } from '../api/ai-settings-queries.ts'
import { FeatureUsagePanel } from './feature-usage-panel.tsx'
import { MembersList } from './members-list.tsx'
import { UsagePanel } from './usage-panel.tsx'

/** What AI help was used for in the last 30 days, and by whom this month. */
export function UsageView() {
  const { data, isError, error, isFetching, refetch } = useQuery(aiUsageQuery)
  const today = siteDay(useServerTime())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {isError && !data && (
        <QueryFailure
          title="The usage did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <Skeleton className="h-96" />}
      {data &&
        (data.items.length === 0 ? (
          <EmptyState title="Nobody used AI help in the last 30 days." />
        ) : (
          <>
            <UsagePanel items={data.items} today={today} />
            <FeatureUsagePanel items={data.items} />
          </>
        ))}
      <MembersList />
    </div>
  )
}
