import { Link } from 'react-router-dom'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useReadNotification } from '../api/notification-commands.ts'
import { NotificationIcon } from './notification-icon.tsx'
import { TimeAgo } from './time-ago.tsx'
import { UnreadButton } from './unread-button.tsx'

type NotificationRowProps = {
  notification: Notification
  /** Given where notifications are managed. They can then be deleted, and marked as unread again. */
  onDelete?: () => void
  /** In a few lines of another screen: its message is a press away. */
  isShort?: boolean
}

export function NotificationRow({ notification, onDelete, isShort = false }: NotificationRowProps) {
  const reading = useReadNotification(notification)
  const { id, type, title, message, href, read, createdAt } = notification
  const exists = useKnownScreens()
  const path = safePath(href, '')
  const leads = path !== '' && exists(path)
  return (
    <li
      className={cx(
        'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-b border-l-4 border-b-line pr-4 pl-4 last:border-b-0',
        isShort ? 'py-3' : 'py-4',
        read ? 'border-l-transparent' : 'border-l-ink bg-raised',
      )}
    >
      <span className="pt-0.5">
        <NotificationIcon type={type} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <p className={read ? 'text-dim' : 'font-semibold'}>
            {!read && <span className="sr-only">Unread: </span>}
            <Link to={`/notifications/${id}`} className="hover:underline">
              {title}
            </Link>
          </p>
          <p className="readout text-sm text-dim">
            <TimeAgo at={createdAt} />
          </p>
        </div>
        {!isShort && <p className="mt-0.5 text-dim">{message}</p>}
        {((leads && !isShort) || !read || onDelete) && (
          <div className={cx('flex flex-wrap items-center gap-y-2', isShort ? '-ml-2' : 'mt-2')}>
            {leads && !isShort && (
              <Link to={path} className="link mr-2 text-sm" onClick={reading.onRead}>
                Open<span className="sr-only"> {title}</span>
              </Link>
            )}
            <UnreadButton notification={notification} reading={reading} reopens={onDelete !== undefined} />
            {onDelete && (
              <Button size="sm" variant="ghost" onClick={onDelete}>
                Delete<span className="sr-only"> {title}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
