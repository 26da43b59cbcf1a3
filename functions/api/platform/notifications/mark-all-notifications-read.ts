import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { listUnread } from '#core/platform/notifications/list-unread.ts'
import { changeUnread, notifications, unreadCount } from '#core/platform/notifications/notifications.ts'
import { markAllNotificationsRead as contract } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'

/** The most that fit into one transaction beside the counter and the remembered answer. */
const batch = 50

/** One of them may be marked by itself, or archived, at the same moment. */
export const markAllNotificationsRead = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => markBatch(request))

async function markBatch({ actor, query, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const { through = now } = query
  const [unread, counted] = await Promise.all([newestUnread(userId, through), unreadCount(userId)])
  const marked = unread.length
  const answer = { marked, remaining: Math.max(0, counted - marked), through }
  if (marked === 0) return answer
  await commit(
    ...unread.map((item) =>
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

/** Only notifications that existed at the start: the member has not seen later ones. */
async function newestUnread(userId: string, through: string): Promise<Notification[]> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await listUnread(userId, { limit: batch, cursor })
    const seen = items.filter(({ createdAt }) => createdAt <= through)
    if (seen.length > 0) return seen
    cursor = nextCursor
  } while (cursor)
  return []
}

export const handler = endpoint(contract, markAllNotificationsRead)
