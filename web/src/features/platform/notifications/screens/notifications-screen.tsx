import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { useMarkAllNotificationsRead } from '../api/mark-all-notifications-read.ts'
import { useDeleteReadNotifications } from '../api/notification-commands.ts'
import { notificationPagesQuery } from '../api/notification-queries.ts'
import { DeleteDialog } from '../components/delete-dialog.tsx'
import { notificationFields, notificationFilterParts } from '../components/notification-filter.ts'
import { NotificationRow } from '../components/notification-row.tsx'

export const title = 'Notifications'

export function Screen() {
  const { unreadNotifications: unread } = useMe()
  const { filter, setFilter } = useAddressFilter(notificationFields)
  const pages = useInfiniteQuery(notificationPagesQuery(filter))
  const markAll = useMarkAllNotificationsRead()
  const [deleting, setDeleting] = useState<Notification>()
  const [deleted, setDeleted] = useState(0)
  const [deletingRead, setDeletingRead] = useState(false)
  const removeRead = useDeleteReadNotifications()
  const list = useRef<HTMLDivElement>(null)
  // The element that had the focus is gone with its row.
  useEffect(() => {
    if (deleted > 0) list.current?.focus()
  }, [deleted])
  const narrowed = filter.read !== undefined || filter.category !== undefined
  return (
    <div className="page">
      <div className="mx-auto max-w-4xl">
        <ScreenHeader
          title="Notifications"
          lead={unread === 0 ? 'You’re all caught up.' : `${unread} unread`}
          actions={
            <>
              {unread > 0 && (
                <Button
                  busy={markAll.isPending}
                  busyText="Marking..."
                  onClick={() => markAll.mutate(undefined, { onError: toastFailure })}
                >
                  Mark all as read
                </Button>
              )}
              <MoreMenu
                of="notifications"
                entries={[
                  { kind: 'link', label: 'Preferences', to: '/profile?tab=notifications' },
                  {
                    kind: 'action',
                    label: 'Delete all read',
                    danger: true,
                    onSelect: () => setDeletingRead(true),
                  },
                ]}
              />
            </>
          }
        />
        <FilterBar parts={notificationFilterParts} filter={filter} onChange={setFilter} />
        <div ref={list} tabIndex={-1} className="outline-none">
          <CursorList
            pages={pages}
            waiting={
              <Panel flush>
                <ListSkeleton rows={5} />
              </Panel>
            }
            failed="Your notifications did not load"
            empty={
              narrowed ? (
                <EmptyState
                  title="No notifications match"
                  action={
                    <Button onClick={() => setFilter({ read: undefined, category: undefined })}>
                      Show all notifications
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  title="No notifications yet"
                  action={<ButtonLink to="/dashboard">Back to the dashboard</ButtonLink>}
                >
                  Results, invitations and other news about your account will appear here.
                </EmptyState>
              )
            }
          >
            {(notifications) => (
              <Panel
                flush
                aria-label="Notifications"
                aria-busy={pages.isPlaceholderData}
                className="overflow-hidden"
              >
                <ul>
                  {notifications.map((notification) => (
                    <NotificationRow
                      key={notification.id}
                      notification={notification}
                      onDelete={() => setDeleting(notification)}
                    />
                  ))}
                </ul>
              </Panel>
            )}
          </CursorList>
        </div>
        {deleting && (
          <DeleteDialog
            notification={deleting}
            onClose={() => setDeleting(undefined)}
            onDeleted={() => setDeleted((count) => count + 1)}
          />
        )}
        {deletingRead && (
          <ConfirmCommand
            command={removeRead}
            input={undefined}
            done="Read notifications deleted"
            title="Delete all read notifications?"
            description="This deletes all notifications you have read for good, not just those in the list. Unread ones stay."
            confirmLabel="Delete all read"
            danger
            onClose={() => setDeletingRead(false)}
          />
        )}
      </div>
    </div>
  )
}
