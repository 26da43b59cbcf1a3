import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { notifications } from '#core/notifications/notifications.ts'
import { listNotifications as contract } from '#shared/notifications/contract.ts'

export function listNotifications({ actor, query }: ApiRequest<typeof contract>) {
  return notifications.list({
    pk: `USER#${actor.userId}`,
    prefix: 'NOTIFICATION#',
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
}

export const handler = endpoint(contract, listNotifications)
