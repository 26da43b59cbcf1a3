import type { Notification } from '#shared/platform/notifications/notification.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarkNotificationUnread, type useReadNotification } from '../api/notification-commands.ts'

type UnreadButtonProps = {
  notification: Notification
  reading: ReturnType<typeof useReadNotification>
  /** True when a read notification can become unread here. */
  reopens?: boolean
}

/** One button, so that the focus stays while it changes from one to the other. */
export function UnreadButton({ notification, reading, reopens = false }: UnreadButtonProps) {
  const { read, title } = notification
  const markUnread = useMarkNotificationUnread()
  const reopen = usePress(() => markUnread.mutateAsync(notification).catch(toastFailure))
  if (read && !reopens) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={reading.busy || markUnread.isPending}
      onClick={read ? reopen : reading.onRead}
    >
      {read ? 'Mark as unread' : 'Mark as read'}
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
