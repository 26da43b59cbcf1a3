import { readPreferences } from '#core/platform/notifications/notification-preferences.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const given = async (userId: string) => {
  const [notification] = await giveNotifications(userId, 1)
  return { params: { notificationId: notification?.id ?? unknownId('ntf') } }
}

const aboutOne = {
  sample: (caller?: Client) =>
    caller ? given(userIdOf(caller)) : { params: { notificationId: unknownId('ntf') } },
  foreign: async ({ id }: { id: string }) => ({ input: await given(id), code: 'notification_not_found' }),
}

export const fixture = {
  listNotifications: () => ({ query: { limit: 5 } }),
  getNotification: aboutOne,
  markNotificationRead: aboutOne,
  markNotificationUnread: aboutOne,
  markAllNotificationsRead: () => ({}),
  deleteNotification: aboutOne,
  deleteReadNotifications: () => ({}),
  getNotificationPreferences: () => ({}),
  updateNotificationPreferences: async (caller) => {
    const version = caller ? (await readPreferences(userIdOf(caller))).version : 0
    return { body: { preferences: { marketing: { enabled: true, email: false } }, version } }
  },
} satisfies NounFixture<'notifications'>
