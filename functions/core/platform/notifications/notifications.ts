import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import { knownOne } from '#core/platform/db/known-keys.ts'
import type { Write } from '#core/platform/db/write.ts'
import { Notification } from '#shared/platform/notifications/notification.ts'
import { NotificationKind } from '#shared/platform/notifications/notification-kind.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const StoredNotification = z.extend(Notification, { kind: knownOne(NotificationKind) })

/** A member’s notifications. `gsi1` lists the unread ones, `gsi2` those of one day for the archive. */
export const notifications = entity({
  name: 'notification',
  erasure: 'with the member',
  schema: StoredNotification,
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `NOTIFICATION#${id}`,
  }),
  gsi1: ({ userId, id, read }) => (read ? undefined : { pk: `UNREAD#${userId}`, sk: id }),
  gsi2: ({ id, createdAt }) => ({ pk: `NOTIFICATIONS_ON#${createdAt.slice(0, 10)}`, sk: id }),
})

const daysInArchive = 365

/** Notifications that the job archives; dropped a year later. */
export const archivedNotifications = entity({
  name: 'archived-notification',
  erasure: 'with the member',
  schema: z.object({ ...StoredNotification.shape, archivedAt: z.iso.datetime() }),
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `ARCHIVED_NOTIFICATION#${id}`,
  }),
  expiresAt: ({ archivedAt }) => addTime(archivedAt, { days: daysInArchive }),
})

export const unreadCounters = entity({
  name: 'unread-counter',
  erasure: 'with the member',
  schema: z.object({ userId: z.string(), unread: z.int(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'UNREAD_NOTIFICATIONS' }),
})

/**
 * The count on the bell: one item, kept by the transactions that create, read and archive. It is read with strong
 * consistency, because it is needed right after a change.
 */
export async function unreadCount(userId: string): Promise<number> {
  const counter = await unreadCounters.get({ userId }, { consistent: true })
  return counter?.unread ?? 0
}

export const changeUnread = (userId: string, unread: number): Write => ({
  ...addTo(unreadCounters, { userId, unread, version: 1 }, 'unread'),
  counter: { name: `unread ${userId}`, by: unread, change: (sum) => changeUnread(userId, sum) },
})
