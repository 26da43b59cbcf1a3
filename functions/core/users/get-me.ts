import type { ApiRequest } from '#core/http/endpoint.ts'
import { unreadCount } from '#core/notifications/notifications.ts'
import { readSetting } from '#core/settings/read-setting.ts'
import type { getMe as contract } from '#shared/users/contract.ts'

export async function getMe({ actor }: ApiRequest<typeof contract>) {
  const [unreadNotifications, sessionTimeoutMinutes] = await Promise.all([
    unreadCount(actor.userId),
    readSetting('session_timeout_minutes'),
  ])
  return { ...actor.user, unreadNotifications, sessionTimeoutMinutes }
}
