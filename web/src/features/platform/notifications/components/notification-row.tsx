import { Link } from 'react-router-dom'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { cx } from '#web/ui/cx.ts'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import { useReadNotification, useReopenNotification } from '../api/notification-commands.ts'
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

/** A notification in a list. The whole row leads where it leads, or else to its own page. */
export function NotificationRow({ notification, onDelete, isShort = false }: NotificationRowProps) {
  const reading = useReadNotification(notification)
  const reopening = useReopenNotification(notification)
  const { id, type, title, message, href, read, createdAt } = notification
  const exists = useKnownScreens()
  const path = safePath(href, '')
  const leads = path !== '' && exists(path)
  const own = `/notifications/${id}`
  const leadsOn = leads && !isShort
  return (
    <li
      className={cx(
        'relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-l-4 border-b-line py-3 pr-3 pl-4 last:border-b-0 hover:bg-raised',
        read ? 'border-l-transparent' : 'border-l-ink bg-raised',
      )}
    >
      <span className="pt-0.5">
        <NotificationIcon type={type} />
      </span>
      <div className="min-w-0">
        <p className={read ? 'text-dim' : 'font-semibold'}>
          {!read && <span className="sr-only">Unread: </span>}
          <Link
            to={leadsOn ? path : own}
            className="after:absolute after:inset-0 hover:underline"
            onClick={leadsOn ? reading.onRead : undefined}
          >
            {title}
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="readout text-sm text-dim">
            <TimeAgo at={createdAt} />
          </p>
          {!read && isShort && (
            <div className="relative">
              <UnreadButton notification={notification} reading={reading} />
            </div>
          )}
        </div>
        {!isShort && <p className="mt-0.5 text-dim">{message}</p>}
      </div>
      {/* After the link, which covers the row, so that they lie above it. */}
      {onDelete && (
        <div className="relative -my-2 flex self-start">
          <div className="max-sm:hidden">
            <UnreadButton notification={notification} reading={reading} reopens isIcon />
          </div>
          <MoreMenu
            of={title}
            entries={[
              ...(leads ? [{ kind: 'link' as const, label: 'Details', to: own }] : []),
              {
                kind: 'action',
                label: read ? 'Mark as unread' : 'Mark as read',
                onSelect: read ? reopening.onReopen : reading.onRead,
              },
              { kind: 'action', label: 'Delete', danger: true, onSelect: onDelete },
            ]}
          />
        </div>
      )}
    </li>
  )
}
