import { route } from '#shared/http/route.ts'

const webhook = { method: 'POST', auth: 'webhook' } as const

export const receiveStripeWebhook = route({
  name: 'receiveStripeWebhook',
  path: '/api/webhooks/stripe',
  ...webhook,
  summary: 'An event of Stripe, signed by it; kept once and worked on afterwards',
  errors: ['invalid_signature', 'invalid_event'],
})

export const receivePaypalWebhook = route({
  name: 'receivePaypalWebhook',
  path: '/api/webhooks/paypal',
  ...webhook,
  summary: 'An event of PayPal, signed by it; kept once and worked on afterwards',
  errors: ['invalid_signature', 'invalid_event'],
})
