import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findNotification } from '#core/platform/notifications/find-notification.ts'
import { changeUnread, notifications } from '#core/platform/notifications/notifications.ts'
import { markNotificationRead as contract } from '#shared/platform/notifications/contract.ts'

/** Two tabs mark it once, and both get an answer. */
export const markNotificationRead = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => markOnce(request))

async function markOnce({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const notification = await findNotification(userId, params.notificationId)
  if (notification.read) return notification
  const read = { ...notification, read: true, readAt: now, version: notification.version + 1 }
  await commit(
    notifications.put(read, { version: notification.version }),
    changeUnread(userId, -1),
    ...remember(read),
  )
  return read
}

export const handler = endpoint(contract, markNotificationRead)
