import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeEvents } from '#core/billing/webhooks/stripe-events.ts'
import { startTestStripe, type TestStripe } from '#lib/local/stripe/test-stripe.ts'
import { stripeEndpointSecret } from './stripe-endpoint-secret.ts'

let local: TestStripe
beforeAll(async () => {
  local = await startTestStripe()
})
afterAll(() => local.stop())

test('an endpoint of a time that wanted to hear of less hears of everything, under its secret', async () => {
  const url = 'https://boxrise.test/api/webhooks/stripe'
  const made = await local.stripe.webhookEndpoints.create({ url, enabled_events: ['invoice.paid'] })
  expect(await stripeEndpointSecret(local.stripe, url, made.secret)).toBe(made.secret)
  const { data } = await local.stripe.webhookEndpoints.list()
  expect(data.map(({ id, enabled_events: events }) => ({ id, events: events.toSorted() }))).toEqual([
    { id: made.id, events: [...stripeEvents].toSorted() },
  ])
})
