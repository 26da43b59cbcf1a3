import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { commit } from '#core/db/commit.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { changeUnread, notifications, unreadCount } from '#core/notifications/notifications.ts'
import { markAllNotificationsRead as contract } from '#shared/notifications/contract.ts'
import type { Notification } from '#shared/notifications/notification.ts'

/** As many as fit into one transaction beside the counter and the remembered answer. */
const batch = 50

/** One of them may be marked by itself, or archived, at the same moment. */
export const markAllNotificationsRead = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => markBatch(request))

async function markBatch({ actor, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const [unread, counted] = await Promise.all([newestUnread(userId), unreadCount(userId)])
  const marked = unread.length
  const answer = { marked, remaining: Math.max(0, counted - marked) }
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

/** Each as it is now: for a moment the index still lists what the batch before this one has marked. */
async function newestUnread(userId: string): Promise<Notification[]> {
  let cursor: string | undefined
  do {
    const listed = await notifications.list({
      index: 'gsi1',
      pk: `UNREAD#${userId}`,
      newestFirst: true,
      limit: batch,
      cursor,
    })
    const current = await Promise.all(
      listed.items.map((item) => notifications.get(item, { consistent: true })),
    )
    const unread = current.filter((item) => item !== undefined).filter(({ read }) => !read)
    if (unread.length > 0) return unread
    cursor = listed.nextCursor
  } while (cursor)
  return []
}

export const handler = endpoint(contract, markAllNotificationsRead)
