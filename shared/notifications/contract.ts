import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { Notification, NotificationId } from './notification.ts'

export const listNotifications = route({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The caller’s notifications, newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(Notification),
  errors: ['invalid_cursor'],
})

export const markNotificationRead = route({
  name: 'markNotificationRead',
  method: 'POST',
  path: '/api/notifications/:notificationId/read',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Mark one notification as read; a second call changes nothing',
  params: z.strictObject({ notificationId: NotificationId }),
  response: Notification,
  errors: ['notification_not_found'],
})

export const markAllNotificationsRead = route({
  name: 'markAllNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read-all',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Mark the newest unread notifications as read, 50 a call; `remaining` says how many are left',
  response: z.object({ marked: z.int(), remaining: z.int() }),
})
