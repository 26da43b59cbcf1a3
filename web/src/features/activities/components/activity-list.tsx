import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedActivity } from '#shared/activities/contract.ts'
import { loadNextPage } from '#web/features/forms/load-next-page.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { useReadOn } from '#web/lib/use-read-on.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActivityChanges } from './activity-changes.tsx'
import { activityLabels } from './activity-labels.ts'

type Pages = { pages: { items: ListedActivity[] }[] }

type ActivityListProps = {
  pages: UseInfiniteQueryResult<Pages>
  /** Who it was about and who did it, in the words of the screen; nothing where nobody did. */
  people: (activity: ListedActivity) => ReactNode
}

/** A part of the activity log, newest first. */
export function ActivityList({ pages, people }: ActivityListProps) {
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  useReadOn(pages, items.length)
  if (pages.isPending) return <Skeleton lines={5} className="h-14" />
  if (pages.isError && items.length === 0)
    return (
      <QueryFailure
        title="The log did not load"
        error={pages.error}
        retrying={pages.isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  return (
    <>
      {items.length === 0 && !pages.hasNextPage && <EmptyState title="Nothing of this kind is in the log." />}
      {items.length > 0 && (
        <Panel flush>
          <ol className="divide-y divide-line">
            {items.map((activity) => (
              <li key={activity.id} className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[11rem_1fr_auto]">
                <div>
                  <Badge tone={toneOf(activity)}>{activityLabels[activity.type]}</Badge>
                </div>
                <div className="min-w-0">
                  <p>{activity.description}</p>
                  <p className="text-sm text-dim empty:hidden">{people(activity)}</p>
                  <ActivityChanges before={activity.before} after={activity.after} />
                </div>
                <p className="text-sm text-dim sm:text-right">
                  <TimeAgo at={activity.createdAt} />
                </p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onLoadMore={() => void loadNextPage(pages)}
        shown={`${items.length} shown`}
      />
    </>
  )
}

function toneOf({ type, impersonated }: ListedActivity) {
  if (impersonated || type === 'security_event') return 'warning'
  if (type === 'error_event' || type === 'payment_failed') return 'danger'
  return type === 'settings_update' || type === 'user_update' ? 'info' : 'neutral'
}
