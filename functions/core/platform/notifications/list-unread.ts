import type { Page } from '#shared/platform/http/page.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { notifications } from './notifications.ts'

/** Each as it is now: for a moment the index still lists what has just been read, so that a page can be shorter. */
export async function listUnread(
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Notification>> {
  const { items, nextCursor } = await notifications.list({
    index: 'gsi1',
    pk: `UNREAD#${userId}`,
    newestFirst: true,
    limit,
    cursor,
  })
  const current = await Promise.all(items.map((item) => notifications.get(item, { consistent: true })))
  return { items: current.filter((item) => item !== undefined).filter(({ read }) => !read), nextCursor }
}
