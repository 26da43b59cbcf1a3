import { consumer } from '#core/platform/facts/consumer.ts'
import { push } from '#core/platform/live/push.ts'
import { facts } from '#core/platform/notifications/facts.ts'
import { notifications, unreadCount } from '#core/platform/notifications/notifications.ts'

/** No `once` here: a browser recognizes a notification that it has by its id. */
export const handler = consumer(facts, 'notification.created', 'push', async ({ fact, now }) => {
  const { userId, notificationId } = fact.payload
  const [notification, unread] = await Promise.all([
    notifications.get({ userId, id: notificationId }, { consistent: true }),
    unreadCount(userId),
  ])
  if (notification) await push(userId, { kind: 'notification', notification, unread }, now)
})
