import type { Write } from '#core/platform/db/write.ts'
import { archivedNotifications, changeUnread, notifications } from './notifications.ts'

/** The writes that take a notification away, with the figure that counts it, wherever it is by now. None if it is gone. */
export async function forgetNotification(userId: string, id: string): Promise<Write[]> {
  const [notification, archived] = await Promise.all([
    notifications.get({ userId, id }, { consistent: true }),
    archivedNotifications.get({ userId, id }, { consistent: true }),
  ])
  if (notification)
    return [notifications.delete(notification), ...(notification.read ? [] : [changeUnread(userId, -1)])]
  return archived ? [archivedNotifications.delete(archived)] : []
}
