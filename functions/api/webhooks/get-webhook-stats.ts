import { endpoint } from '#core/http/endpoint.ts'
import { getWebhookStats as useCase } from '#core/webhooks/get-webhook-stats.ts'
import { getWebhookStats } from '#shared/webhooks/admin-contract.ts'

export const handler = endpoint(getWebhookStats, useCase)
