import { Mail, MailOpen } from 'lucide-react'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { Button } from '#web/ui/button.tsx'
import { type useReadNotification, useReopenNotification } from '../api/notification-commands.ts'

type UnreadButtonProps = {
  notification: Notification
  reading: ReturnType<typeof useReadNotification>
  /** True when a read notification can become unread here. */
  reopens?: boolean
  /** In a row of a list, whose words are those of the notification. */
  isIcon?: boolean
}

/** One button, so that the focus stays while it changes from one to the other. */
export function UnreadButton({ notification, reading, reopens = false, isIcon = false }: UnreadButtonProps) {
  const { read, title } = notification
  const reopening = useReopenNotification(notification)
  if (read && !reopens) return null
  const busy = reading.busy || reopening.busy
  const words = read ? 'Mark as unread' : 'Mark as read'
  const Icon = read ? Mail : MailOpen
  return (
    <Button
      size={isIcon ? 'md' : 'sm'}
      variant="ghost"
      className={isIcon ? 'btn-icon' : undefined}
      title={isIcon ? words : undefined}
      busy={busy}
      onClick={read ? reopening.onReopen : reading.onRead}
    >
      {isIcon && !busy && <Icon className="size-5" aria-hidden="true" />}
      <span className={isIcon ? 'sr-only' : undefined}>{words}</span>
      <span className="sr-only"> {title}</span>
    </Button>
  )
}
