import { webhookEndpoint } from '#core/http/webhook-endpoint.ts'
import { receiveStripeWebhook as receive } from '#core/webhooks/receive-stripe-webhook.ts'
import { receiveStripeWebhook } from '#shared/webhooks/contract.ts'

export const handler = webhookEndpoint(receiveStripeWebhook, receive)
