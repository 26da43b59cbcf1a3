import { endpoint } from '#core/http/endpoint.ts'
import { markNotificationRead as useCase } from '#core/notifications/mark-notification-read.ts'
import { markNotificationRead } from '#shared/notifications/contract.ts'

export const handler = endpoint(markNotificationRead, useCase)
