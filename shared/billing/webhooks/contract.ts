import { route } from '#shared/platform/http/route.ts'

const webhook = { method: 'POST', auth: 'webhook' } as const

export const receiveStripeWebhook = route({
  name: 'receiveStripeWebhook',
  path: '/api/webhooks/stripe',
  ...webhook,
  summary: 'A signed event from Stripe; stored once and processed afterwards',
  errors: ['invalid_signature', 'invalid_event'],
})

export const receivePaypalWebhook = route({
  name: 'receivePaypalWebhook',
  path: '/api/webhooks/paypal',
  ...webhook,
  summary: 'A signed event from PayPal; stored once and processed afterwards',
  errors: ['invalid_signature', 'invalid_event'],
})
