import { expect, test } from 'vitest'
import { readPaypalEvent, readStripeEvent } from './read-event.ts'

const stripe = { object: 'event', id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } }
const paypal = { id: 'WH-1', event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S-1' } }
const bytesOf = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))

const nothing: [string, unknown][] = [
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '5'],
  ['a string', '"evt_1"'],
  ['a list', []],
]

test.each<[string, unknown]>([
  ...nothing,
  ['a list of events', [stripe]],
  ['an event without an id', { ...stripe, id: undefined }],
  ['an id that is a number', { ...stripe, id: 5 }],
  ['an empty id', { ...stripe, id: '' }],
  ['an id that is no name', { ...stripe, id: 'evt 1#' }],
  ['an endless id', { ...stripe, id: 'e'.repeat(129) }],
  ['an event without a type', { ...stripe, type: undefined }],
  ['a type that is a list', { ...stripe, type: ['invoice.paid'] }],
  ['an event about nothing', { ...stripe, data: {} }],
  ['an event about a list', { ...stripe, data: { object: [] } }],
  ['another object', { ...stripe, object: 'customer' }],
])('%s is no event of Stripe', (_, body) => {
  expect(() => readStripeEvent(bytesOf(body))).toThrow('is not an event')
})

test.each<[string, unknown]>([
  ...nothing,
  ['an event without an id', { ...paypal, id: undefined }],
  ['an id that is a number', { ...paypal, id: 5 }],
  ['an event without a type', { ...paypal, event_type: undefined }],
  ['an event about nothing', { ...paypal, resource: undefined }],
  ['an event about a list', { ...paypal, resource: [] }],
])('%s is no event of PayPal', (_, body) => {
  expect(() => readPaypalEvent(bytesOf(body))).toThrow('is not an event')
})

test('events are read with the body that was signed', () => {
  const body = JSON.stringify(stripe, null, 1)
  expect(readStripeEvent(bytesOf(body))).toEqual({ eventId: 'evt_1', eventType: 'invoice.paid', body })
  expect(readPaypalEvent(bytesOf(paypal))).toMatchObject({ eventId: 'WH-1', eventType: paypal.event_type })
})
