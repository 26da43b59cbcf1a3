import { commit } from '#core/db/commit.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { markAllNotificationsRead as contract } from '#shared/notifications/contract.ts'
import { changeUnread, notifications, unreadCount } from './notifications.ts'

/** As many as fit into one transaction beside the counter and the remembered answer. */
const batch = 50

export async function markAllNotificationsRead({ actor, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const [unread, counted] = await Promise.all([
    notifications.list({ index: 'gsi1', pk: `UNREAD#${userId}`, newestFirst: true, limit: batch }),
    unreadCount(userId),
  ])
  const marked = unread.items.length
  const answer = { marked, remaining: Math.max(0, counted - marked) }
  if (marked === 0) return answer
  await commit(
    ...unread.items.map((item) =>
      notifications.put(
        { ...item, read: true, readAt: now, version: item.version + 1 },
        { version: item.version },
      ),
    ),
    changeUnread(userId, -marked),
    ...remember(answer),
  )
  return answer
}
