import { receivePaypalWebhook as receive } from '#core/webhooks/receive-paypal-webhook.ts'
import { webhookEndpoint } from '#core/webhooks/webhook-endpoint.ts'
import { receivePaypalWebhook } from '#shared/webhooks/contract.ts'

export const handler = webhookEndpoint(receivePaypalWebhook, receive)
