import { Link } from 'react-router-dom'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { cx } from '#web/ui/cx.ts'
import { useReadNotification } from '../api/notification-commands.ts'

type BellEntryProps = { notification: Notification; onFollow: () => void }

const levels: Record<Notification['type'], string> = {
  success: 'bg-ok',
  warning: 'bg-warn-ink',
  error: 'bg-clip',
  info: 'bg-info-ink',
}

/** One notification. It links to its subject, or else to its own page, and is then read. */
export function BellEntry({ notification, onFollow }: BellEntryProps) {
  const { onRead } = useReadNotification(notification)
  const exists = useKnownScreens()
  const { id, type, title, message, href, read, createdAt } = notification

  const content = (
    <>
      <span
        className={cx('mt-2 size-2 flex-none rounded-full', read ? 'bg-unlit' : levels[type])}
        aria-hidden="true"
      />
      <span className="min-w-0 grow">
        <span className={cx('block', !read && 'font-semibold')}>
          {title}
          {!read && <span className="sr-only"> (unread)</span>}
        </span>
        <span className="line-clamp-2 text-sm text-dim">{message}</span>
        <time dateTime={createdAt} className="mt-0.5 block text-xs text-faint">
          {timeAgo(createdAt, serverNow())}
        </time>
      </span>
    </>
  )
  const given = safePath(href, '')
  const path = given !== '' && exists(given) ? given : `/notifications/${id}`
  return (
    <li>
      <Link
        to={path}
        className="bell-entry"
        onClick={() => {
          onRead()
          onFollow()
        }}
      >
        {content}
      </Link>
    </li>
  )
}
