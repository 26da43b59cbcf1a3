import { endpoint } from '#core/http/endpoint.ts'
import { retryWebhook as useCase } from '#core/webhooks/retry-webhook.ts'
import { retryWebhook } from '#shared/webhooks/admin-contract.ts'

export const handler = endpoint(retryWebhook, useCase)
