import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { notificationNotFound } from '#core/platform/notifications/find-notification.ts'
import {
  archivedNotifications,
  changeUnread,
  notifications,
} from '#core/platform/notifications/notifications.ts'
import { deleteNotification as contract } from '#shared/platform/notifications/contract.ts'

/** It may be read, or archived, at the same moment: whatever it is then, it goes, and counts once. */
export const deleteNotification = (request: ApiRequest<typeof contract>) =>
  untilUnchanged(() => deleteOnce(request))

async function deleteOnce({ actor, params, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const key = { userId, id: params.notificationId }
  const listed = await notifications.get(key, { consistent: true })
  if (listed) {
    const lowered = listed.read ? [] : [changeUnread(userId, -1)]
    return commit(notifications.delete(listed), ...lowered, ...remember(undefined))
  }
  // It was in the list a moment ago, and its member wants it gone instead of kept for another year.
  const archived = await archivedNotifications.get(key, { consistent: true })
  if (!archived) throw notificationNotFound()
  await commit(archivedNotifications.delete(archived), ...remember(undefined))
}

export const handler = endpoint(contract, deleteNotification)
