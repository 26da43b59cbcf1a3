import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMarkAllNotificationsRead } from '../api/mark-all-notifications-read.ts'
import { newestNotificationsQuery } from '../api/notification-queries.ts'
import { BellEntry } from './bell-entry.tsx'

type BellPopoverProps = { trigger: ReactElement; unread: number }

/** Opens immediately: it exists because the bell was pressed. */
export function BellPopover({ trigger, unread }: BellPopoverProps) {
  const [open, setOpen] = useState(true)
  const exists = useKnownScreens()
  return (
    <Popover
      trigger={trigger}
      label="Notifications"
      open={open}
      onOpenChange={setOpen}
      className="bell-panel"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-3 pt-1 pb-2">
        <h2 className="font-semibold">Notifications</h2>
        {unread > 0 && <MarkAllRead />}
      </div>
      <Newest onFollow={() => setOpen(false)} />
      {exists('/notifications') && (
        <p className="border-t border-line px-3 pt-2 pb-1">
          <TextLink to="/notifications" onClick={() => setOpen(false)}>
            See all notifications
          </TextLink>
        </p>
      )}
    </Popover>
  )
}

function Newest({ onFollow }: { onFollow: () => void }) {
  const { data, isError, refetch, isFetching } = useQuery(newestNotificationsQuery)
  if (isError && !data) {
    return (
      <ErrorState title="Notifications did not load" onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <div className="p-3">
        <Skeleton lines={4} className="h-4" />
      </div>
    )
  }
  if (data.length === 0) return <p className="px-3 py-8 text-center text-dim">No notifications yet</p>
  return (
    <ul className="divide-y divide-line">
      {data.map((notification) => (
        <BellEntry key={notification.id} notification={notification} onFollow={onFollow} />
      ))}
    </ul>
  )
}

function MarkAllRead() {
  const markAll = useMarkAllNotificationsRead()
  const failed = () => toast.error('We couldn’t mark the notifications as read. Please try again.')
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={markAll.isPending}
      onClick={() => markAll.mutate(undefined, { onError: failed })}
    >
      Mark all as read
    </Button>
  )
}
