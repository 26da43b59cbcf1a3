import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { newId } from '#shared/ids.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import type { UnswitchedKind } from '#shared/platform/notifications/notification-kind.ts'
import { changeUnread, notifications } from './notifications.ts'

export type NewNotification<Kind> = Pick<
  Notification,
  'userId' | 'type' | 'title' | 'message' | 'href' | 'event'
> & {
  kind: Kind
  /** For a notification that may be made again but must not become two. */
  id?: Notification['id']
}

/**
 * A notification for one member: commit these writes together with the change it reports. It is pushed live. A
 * notification that its member can switch off goes through `tellIfWanted`.
 */
export function notify(content: NewNotification<UnswitchedKind>, now: string): Write[] {
  const notification: Notification = {
    id: newId('ntf', now),
    ...content,
    read: false,
    createdAt: now,
    version: 1,
  }
  return [
    notifications.put(notification, { absent: true }),
    changeUnread(content.userId, 1),
    announce('notification.created', { userId: content.userId, notificationId: notification.id }, now),
  ]
}
