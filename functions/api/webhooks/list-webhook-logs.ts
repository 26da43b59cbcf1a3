import { endpoint } from '#core/http/endpoint.ts'
import { listWebhookLogs as useCase } from '#core/webhooks/list-webhook-logs.ts'
import { listWebhookLogs } from '#shared/webhooks/admin-contract.ts'

export const handler = endpoint(listWebhookLogs, useCase)
