import { receivePaypalWebhook as receive } from '#core/billing/webhooks/receive-paypal-webhook.ts'
import { webhookEndpoint } from '#core/billing/webhooks/webhook-endpoint.ts'
import { receivePaypalWebhook } from '#shared/billing/webhooks/contract.ts'

export const handler = webhookEndpoint(receivePaypalWebhook, receive)
