import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findNotification } from '#core/platform/notifications/find-notification.ts'
import { changeUnread, notifications } from '#core/platform/notifications/notifications.ts'
import { markNotificationUnread as contract } from '#shared/platform/notifications/contract.ts'

const markNotificationUnread = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => markOnce(request))

async function markOnce({ actor, params, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const notification = await findNotification(userId, params.notificationId)
  if (!notification.read) return notification
  const { readAt: _, ...rest } = notification
  const unread = { ...rest, read: false, version: notification.version + 1 }
  await commit(
    notifications.put(unread, { version: notification.version }),
    changeUnread(userId, 1),
    ...remember(unread),
  )
  return unread
}

export const handler = endpoint(contract, markNotificationUnread)
