import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Notification } from '#shared/notifications/notification.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useReadNotification } from '../api/mark-notification-read.ts'
import { TimeAgo } from './time-ago.tsx'

const icons: Record<Notification['type'], ReactNode> = {
  success: <CircleCheck className="size-5 text-ok-ink" aria-hidden="true" />,
  warning: <TriangleAlert className="size-5 text-warn-ink" aria-hidden="true" />,
  error: <CircleAlert className="size-5 text-clip-ink" aria-hidden="true" />,
  info: <Info className="size-5 text-info-ink" aria-hidden="true" />,
}

export function NotificationRow({ notification }: { notification: Notification }) {
  const { busy, onRead } = useReadNotification(notification)
  const { type, title, message, href, read, createdAt } = notification
  const exists = useKnownScreens()
  const path = safePath(href, '')
  const leads = path !== '' && exists(path)
  return (
    <li
      className={cx(
        'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-b border-l-4 border-b-line py-4 pr-4 pl-4 last:border-b-0',
        read ? 'border-l-transparent' : 'border-l-ink bg-raised',
      )}
    >
      <span className="pt-0.5">{icons[type]}</span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <p className={read ? 'text-dim' : 'font-semibold'}>
            {!read && <span className="sr-only">Unread: </span>}
            {title}
          </p>
          <p className="readout text-sm text-dim">
            <TimeAgo at={createdAt} />
          </p>
        </div>
        <p className="mt-0.5 text-dim">{message}</p>
        {(leads || !read) && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            {leads && (
              <Link to={path} className="link text-sm" onClick={onRead}>
                Open<span className="sr-only"> {title}</span>
              </Link>
            )}
            {!read && (
              <Button size="sm" variant="ghost" busy={busy} onClick={onRead}>
                Mark as read<span className="sr-only">: {title}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
