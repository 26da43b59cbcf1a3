import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { newestNotificationsQuery } from '#web/features/platform/notifications/api/notification-queries.ts'
import { NotificationRow } from '#web/features/platform/notifications/components/notification-row.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const shown = 3

export function NewestNotifications() {
  const newest = useQuery(newestNotificationsQuery)
  return (
    <Panel
      flush
      className="overflow-hidden"
      title="Newest notifications"
      aside={
        <TextLink to="/notifications" className="text-sm">
          All notifications
        </TextLink>
      }
    >
      {newest.isPending && <ListSkeleton rows={shown} />}
      {newest.isError && !newest.data && (
        <QueryFailure
          title="Your notifications did not load"
          error={newest.error}
          retrying={newest.isFetching}
          onRetry={() => void newest.refetch()}
        />
      )}
      {newest.data?.length === 0 && (
        <p className="px-5 py-8 text-dim">
          No notifications yet. News about your account and membership appears here.
        </p>
      )}
      {newest.data && newest.data.length > 0 && (
        <ul>
          {newest.data.slice(0, shown).map((notification) => (
            <NotificationRow key={notification.id} notification={notification} isShort />
          ))}
        </ul>
      )}
    </Panel>
  )
}
