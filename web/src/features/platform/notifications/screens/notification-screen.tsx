import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { notificationQuery } from '../api/notification-queries.ts'
import { NotificationDetail } from '../components/notification-detail.tsx'

export const title = 'Notification'

export function Screen() {
  const { notificationId = '' } = useParams()
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(notificationQuery(notificationId))
  return (
    <div className="page">
      <div className="mx-auto max-w-3xl">
        {data && <NotificationDetail key={data.id} notification={data} />}
        {!data && <ScreenHeader title="Notification" />}
        {isPending && (
          <Panel>
            <Skeleton lines={4} className="h-6" />
          </Panel>
        )}
        {isError && !data && (
          <QueryFailure
            title="The notification did not load"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data === null && (
          <EmptyState
            title="Notification not found"
            action={<ButtonLink to="/notifications">All notifications</ButtonLink>}
          >
            It was deleted, or archived because of its age.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
