import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listNotifications as contract } from '#shared/notifications/contract.ts'
import { notifications } from './notifications.ts'

export function listNotifications({ actor, query }: ApiRequest<typeof contract>) {
  return notifications.list({
    pk: `USER#${actor.userId}`,
    prefix: 'NOTIFICATION#',
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
}
