import { receiveStripeWebhook as receive } from '#core/billing/webhooks/receive-stripe-webhook.ts'
import { webhookEndpoint } from '#core/billing/webhooks/webhook-endpoint.ts'
import { receiveStripeWebhook } from '#shared/billing/webhooks/contract.ts'

export const handler = webhookEndpoint(receiveStripeWebhook, receive)
