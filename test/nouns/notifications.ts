import type { routes } from '#shared/notifications/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { giveNotifications, userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const given = async (userId: string) => {
  const [notification] = await giveNotifications(userId, 1)
  return { params: { notificationId: notification?.id ?? unknownId('ntf') } }
}

export const fixture = {
  listNotifications: () => ({ query: { limit: 5 } }),
  markNotificationRead: {
    sample: (caller) => (caller ? given(userIdOf(caller)) : { params: { notificationId: unknownId('ntf') } }),
    foreign: async ({ id }) => ({ input: await given(id), code: 'notification_not_found' }),
  },
  markAllNotificationsRead: () => ({}),
} satisfies NounFixture<typeof routes>
