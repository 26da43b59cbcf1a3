import { endpoint } from '#core/http/endpoint.ts'
import { listNotifications as useCase } from '#core/notifications/list-notifications.ts'
import { listNotifications } from '#shared/notifications/contract.ts'

export const handler = endpoint(listNotifications, useCase)
