import { expect, test } from 'vitest'
import { memberNamedIn } from './member-named-in.ts'
import { webhookLogs } from './webhook-logs.ts'

process.env.TABLE_NAME = 'test'

const userId = '7b0c4a52-1111-4222-8333-444455556666'
const metadata = { user_id: userId }
const stripe = (object: object) => JSON.stringify({ object: 'event', data: { object } })
const paypal = (resource: object) => JSON.stringify({ resource })
const ofSubscription = `${userId}:sub_01JGF000000000000000000001`

test.each([
  ['a subscription', stripe({ object: 'subscription', metadata })],
  ['an invoice of a subscription', stripe({ parent: { subscription_details: { metadata } }, metadata: {} })],
  ['a payment made once', stripe({ object: 'payment_intent', metadata })],
  ['a customer', stripe({ object: 'customer', metadata, parent: null })],
  ['a subscription at PayPal', paypal({ custom_id: ofSubscription })],
  ['a sale at PayPal', paypal({ custom: ofSubscription })],
  [
    'an order at PayPal',
    paypal({ purchase_units: [{ custom_id: `ads:${userId}:ado_01JGF000000000000000000001` }] }),
  ],
])('the event of %s names its member', (_, body) => {
  expect(memberNamedIn(body)).toBe(userId)
})

test.each([
  ['without a member', stripe({ object: 'charge', metadata: {} })],
  ['whose member is no id', stripe({ metadata: { user_id: 'someone' } })],
  ['that is cut off', '{"data":'],
  ['that is no object', '3'],
])('an event %s names no one', (_, body) => {
  expect(memberNamedIn(body)).toBeUndefined()
})

const row = {
  id: 'whk_01JGF000000000000000000001',
  provider: 'stripe',
  eventId: 'evt_1',
  eventType: 'customer.updated',
  status: 'succeeded',
  requestBody: stripe({ object: 'customer', metadata }),
  retryCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}

test('an older row is listed under the member whom its body names, unless it was never proven', () => {
  expect(webhookLogs.rewritten({ ...row, authentic: true })).toMatchObject({
    gsi3pk: `WEBHOOKS_OF#${userId}`,
    gsi3sk: row.id,
  })
  expect(webhookLogs.rewritten({ ...row, authentic: false })).not.toHaveProperty('gsi3pk')
})
