import { endpoint } from '#core/http/endpoint.ts'
import { markAllNotificationsRead as useCase } from '#core/notifications/mark-all-notifications-read.ts'
import { markAllNotificationsRead } from '#shared/notifications/contract.ts'

export const handler = endpoint(markAllNotificationsRead, useCase)
