import { AppError } from '#shared/errors.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { notifications } from './notifications.ts'

export const notificationNotFound = () =>
  new AppError('not_found', 'notification_not_found', 'Notification not found')

/** One in its member’s list, as it is now. */
export async function findNotification(userId: string, id: string): Promise<Notification> {
  const notification = await notifications.get({ userId, id }, { consistent: true })
  if (!notification) throw notificationNotFound()
  return notification
}
