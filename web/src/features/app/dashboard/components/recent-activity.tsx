import { useQuery } from '@tanstack/react-query'
import { recentActivitiesQuery } from '#web/features/platform/activities/api/activity-queries.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function RecentActivity() {
  const recent = useQuery(recentActivitiesQuery)
  return (
    <Panel
      flush
      title="Recent activity"
      aside={
        <TextLink to="/profile?tab=activity" className="text-sm">
          All activity
        </TextLink>
      }
    >
      {recent.isPending && <ListSkeleton rows={5} />}
      {recent.isError && !recent.data && (
        <QueryFailure
          title="Your activity did not load"
          error={recent.error}
          retrying={recent.isFetching}
          onRetry={() => void recent.refetch()}
        />
      )}
      {recent.data?.length === 0 && <p className="px-5 py-8 text-dim">Nothing has happened yet.</p>}
      <ul className="divide-y divide-line wrap-anywhere">
        {recent.data?.map(({ id, description, createdAt }) => (
          <li key={id} className="px-5 py-3">
            {description}
            <span className="block text-sm text-dim">
              <TimeAgo at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
