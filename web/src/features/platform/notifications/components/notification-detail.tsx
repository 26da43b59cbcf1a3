import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { useReadNotification } from '../api/notification-commands.ts'
import { categoryLabels } from './category-labels.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { UnreadButton } from './unread-button.tsx'

/** One notification; looking at it marks it as read. */
export function NotificationDetail({ notification }: { notification: Notification }) {
  const { type, title, message, href, createdAt } = notification
  const reading = useReadNotification(notification)
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const exists = useKnownScreens()
  const path = safePath(href, '')

  const opened = useRef(false)
  useEffect(() => {
    // This happens once, so it can be marked as unread again without leaving.
    if (opened.current) return
    opened.current = true
    reading.onRead()
  })
  return (
    <>
      <Breadcrumb items={[{ label: 'Notifications', to: '/notifications' }, { label: title }]} />
      <ScreenHeader title={title} />
      <Panel>
        <div className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
          <span className="pt-0.5">
            <NotificationIcon type={type} />
          </span>
          <p className="whitespace-pre-line">{message}</p>
        </div>
        <div className="mt-5 border-t border-line pt-5">
          <Facts
            facts={[
              [
                'Received',
                <time key="at" dateTime={createdAt}>
                  {localTime(createdAt)}
                </time>,
              ],
              ['Category', categoryLabels[categoryOf(notification)]],
            ]}
          />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2">
          {path !== '' && exists(path) && (
            <ButtonLink to={path} variant="primary">
              Open
            </ButtonLink>
          )}
          <UnreadButton notification={notification} reading={reading} reopens />
          <Button size="sm" variant="ghost" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      </Panel>
      {deleting && (
        <DeleteDialog
          notification={notification}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate('/notifications', { replace: true })}
        />
      )}
    </>
  )
}
