import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { markNotificationRead } from '#shared/notifications/contract.ts'
import type { Notification } from '#shared/notifications/notification.ts'
import { call } from '#web/lib/call.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { currentSession, updateProfile } from '#web/lib/session/session-store.ts'
import { timeAgo } from '#web/lib/time-ago.ts'
import { cx } from '#web/ui/cx.ts'

type BellEntryProps = { notification: Notification; onFollow: () => void }

const levels: Record<Notification['type'], string> = {
  success: 'bg-ok',
  warning: 'bg-signal',
  error: 'bg-clip',
  info: 'bg-info-ink',
}

/** One notification: following it, or pressing it where it leads nowhere, marks it as read. */
export function BellEntry({ notification, onFollow }: BellEntryProps) {
  const queryClient = useQueryClient()
  const exists = useKnownScreens()
  const { id, type, title, message, href, read, createdAt } = notification

  const markRead = async () => {
    if (read) return
    await call(markNotificationRead, { params: { notificationId: id } })
    const session = currentSession()
    if (session.status === 'signed-in')
      updateProfile({ unreadNotifications: Math.max(0, session.me.unreadNotifications - 1) })
    await queryClient.invalidateQueries({ queryKey: ['notifications'] })
  }
  const press = () => void markRead().catch(() => undefined)

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
          {timeAgo(createdAt, Date.now())}
        </time>
      </span>
    </>
  )
  const path = href && safePath(href, '')
  return (
    <li>
      {path && exists(path) ? (
        <Link
          to={path}
          className="bell-entry"
          onClick={() => {
            press()
            onFollow()
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" className="bell-entry" onClick={press}>
          {content}
        </button>
      )}
    </li>
  )
}
