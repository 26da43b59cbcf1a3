import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listUnread } from '#core/platform/notifications/list-unread.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import { listNotifications as contract } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'

/** Unread notifications have their own list; any other filter is applied to it, page by page. */
export function listNotifications({ actor: { userId }, query }: ApiRequest<typeof contract>) {
  const { read, category, limit } = query
  const isWanted = (notification: Notification) =>
    (read !== 'read' || notification.read) &&
    (category === undefined || categoryOf(notification) === category)
  return firstPageWith(
    (cursor) =>
      read === 'unread'
        ? listUnread(userId, { limit, cursor })
        : notifications.list({
            pk: `USER#${userId}`,
            prefix: 'NOTIFICATION#',
            newestFirst: true,
            limit,
            cursor,
          }),
    query.cursor,
    isWanted,
  )
}

export const handler = endpoint(contract, listNotifications)
