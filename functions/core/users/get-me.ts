import type { ApiRequest } from '#core/http/endpoint.ts'
import { unreadCount } from '#core/notifications/notifications.ts'
import type { getMe as contract } from '#shared/users/contract.ts'

export async function getMe({ actor }: ApiRequest<typeof contract>) {
  return { ...actor.user, unreadNotifications: await unreadCount(actor.userId) }
}
