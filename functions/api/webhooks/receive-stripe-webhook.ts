import { receiveStripeWebhook as receive } from '#core/webhooks/receive-stripe-webhook.ts'
import { webhookEndpoint } from '#core/webhooks/webhook-endpoint.ts'
import { receiveStripeWebhook } from '#shared/webhooks/contract.ts'

export const handler = webhookEndpoint(receiveStripeWebhook, receive)
