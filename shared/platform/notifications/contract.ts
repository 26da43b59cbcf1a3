import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { NotificationCategory, PreferenceType } from './category.ts'
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
  // From the call before, so that what arrives between batches stays unread.
  query: z.strictObject({ through: z.optional(z.iso.datetime()) }),
  response: z.object({ marked: z.int(), remaining: z.int(), through: z.iso.datetime() }),
})

export const deleteNotification = route({
  name: 'deleteNotification',
  method: 'DELETE',
  path: '/api/notifications/:notificationId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Delete one notification for good',
  params,
  errors: ['notification_not_found'],
})

export const deleteReadNotifications = route({
  name: 'deleteReadNotifications',
  method: 'POST',
  path: '/api/notifications/delete-read',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'Delete what has been read, oldest first and at most 50 a call; `nextCursor` says where to go on',
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1024))) }),
  response: z.object({ deleted: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['invalid_cursor'],
})

const ChosenPreferences = z.object({
  preferences: Preferences,
  /** The types the platform currently sends no mails about, whatever the caller has chosen. */
  notMailed: z.array(PreferenceType),
  version: z.int(),
})

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
  errors: ['version_conflict', 'subscriber_complained', 'subscriber_bounced'],
})
