import { useInfiniteQuery } from '@tanstack/react-query'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { notificationPagesQuery } from '../api/list-notifications.ts'
import { useMarkAllNotificationsRead } from '../api/mark-all-notifications-read.ts'
import { NotificationRow } from '../components/notification-row.tsx'

export const title = 'Notifications'

export function Screen() {
  const { unreadNotifications: unread } = useMe()
  const pages = useInfiniteQuery(notificationPagesQuery)
  const markAll = useMarkAllNotificationsRead()
  return (
    <div className="page">
      <div className="mx-auto max-w-4xl">
        <ScreenHeader
          title="Notifications"
          lead={unread === 0 ? 'You’re all caught up.' : `${unread} unread`}
          actions={
            unread > 0 && (
              <Button
                busy={markAll.isPending}
                busyText="Marking..."
                onClick={() => markAll.mutate(undefined, { onError: toastFailure })}
              >
                Mark all as read
              </Button>
            )
          }
        />
        <CursorList
          pages={pages}
          waiting={
            <Panel flush>
              <ListSkeleton rows={5} />
            </Panel>
          }
          failed="Your notifications did not load"
          empty={
            <EmptyState
              title="No notifications yet"
              action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
            >
              Results, invitations and other news about your account will appear here.
            </EmptyState>
          }
        >
          {(notifications) => (
            <Panel flush aria-label="Notifications" className="overflow-hidden">
              <ul>
                {notifications.map((notification) => (
                  <NotificationRow key={notification.id} notification={notification} />
                ))}
              </ul>
            </Panel>
          )}
        </CursorList>
      </div>
    </div>
  )
}
