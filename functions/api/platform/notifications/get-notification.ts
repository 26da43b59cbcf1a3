import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findNotification } from '#core/platform/notifications/find-notification.ts'
import { getNotification as contract } from '#shared/platform/notifications/contract.ts'

const getNotification = ({ actor, params }: ApiRequest<typeof contract>) =>
  findNotification(actor.userId, params.notificationId)

export const handler = endpoint(contract, getNotification)
