import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { NotificationCategory } from './category.ts'
import { Notification, NotificationId } from './notification.ts'
import { Preferences } from './preferences.ts'

const params = z.strictObject({ notificationId: NotificationId })

export const listNotifications = route({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The caller’s notifications, newest first',
  query: z.strictObject({
    ...pageQuery(20),
    read: z.optional(z.enum(['unread', 'read'])),
    category: z.optional(NotificationCategory),
  }),
  response: Page(Notification),
  errors: ['invalid_cursor'],
})

export const getNotification = route({
  name: 'getNotification',
  method: 'GET',
  path: '/api/notifications/:notificationId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'One of the caller’s notifications',
  params,
  response: Notification,
  errors: ['notification_not_found'],
})

export const markNotificationRead = route({
  name: 'markNotificationRead',
  method: 'POST',
  path: '/api/notifications/:notificationId/read',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Mark one notification as read; a second call changes nothing',
  params,
  response: Notification,
  errors: ['notification_not_found'],
})

export const markNotificationUnread = route({
  name: 'markNotificationUnread',
  method: 'POST',
  path: '/api/notifications/:notificationId/unread',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Mark one notification as unread again; a second call changes nothing',
  params,
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

export const deleteNotification = route({
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/:notificationId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Delete one notification for good; a second call changes nothing',
  params,
})

export const deleteReadNotifications = route({
  name: 'deleteReadNotifications',
  method: 'POST',
  path: '/api/notifications/delete-read',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Delete what has been read, 50 a call; `more` says whether to call again',
  response: z.object({ deleted: z.int(), more: z.boolean() }),
})

const ChosenPreferences = z.object({ preferences: Preferences, version: z.int() })

export const getNotificationPreferences = route({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What the caller wants to hear of; a type that is missing is on',
  response: ChosenPreferences,
})

export const updateNotificationPreferences = route({
  name: 'updateNotificationPreferences',
  method: 'PUT',
  path: '/api/notifications/preferences',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Change what the caller wants to hear of; types that are not named stay as they are',
  body: z.strictObject({ preferences: Preferences, version: z.int().check(z.gte(0)) }),
  response: ChosenPreferences,
  errors: ['version_conflict'],
})
