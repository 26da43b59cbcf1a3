import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { subjectOf } from './subject-of.ts'

const event = (object: object, previous?: object) =>
  ({ data: { object, previous_attributes: previous } }) as unknown as Stripe.Event

const once = {
  user_id: '7b0c4a52-1111-4222-8333-444455556666',
  purpose: JSON.stringify({
    kind: 'entry',
    eventId: 'evt_01JGF000000000000000000001',
    registrationId: 'reg_01JGF000000000000000000001',
  }),
}

test('an event is about the subscription, the invoice, or the customer that it names', () => {
  const subscription = { object: 'subscription', id: 'sub_1', metadata: {} }
  expect(subjectOf(event(subscription))).toEqual({ subscription })
  const told = { object: 'invoice', id: 'in_1' }
  expect(subjectOf(event(told))).toEqual({ invoice: { id: 'in_1', told } })
  expect(subjectOf(event({ object: 'invoice_payment', invoice: 'in_1' }))).toEqual({
    invoice: { id: 'in_1' },
  })
  expect(subjectOf(event({ object: 'customer', id: 'cus_1' }))).toEqual({ customerId: 'cus_1' })
})

test.each(['charge', 'refund', 'dispute'])('a %s is about the payment that it belongs to', (object) => {
  expect(subjectOf(event({ object, payment_intent: 'pi_1' }))).toEqual({ paidIntentId: 'pi_1' })
  expect(subjectOf(event({ object, payment_intent: null }))).toEqual({})
})

test('a card that is removed names its customer only as it was before', () => {
  const method = { object: 'payment_method', customer: null }
  expect(subjectOf(event(method, { customer: 'cus_1' }))).toEqual({ customerId: 'cus_1' })
  expect(subjectOf(event({ ...method, customer: 'cus_2' }))).toEqual({ customerId: 'cus_2' })
})

test('an intent is looked at only where it is a payment that is made once', () => {
  const intent = { object: 'payment_intent', id: 'pi_1' }
  expect(subjectOf(event({ ...intent, metadata: {} }))).toEqual({})
  expect(subjectOf(event({ ...intent, metadata: once }))).toEqual({ onceIntentId: 'pi_1' })
})

test.each([{ object: 'invoice' }, { object: 'price', id: 'price_1' }])(
  '%j is about nothing of ours',
  (object) => {
    expect(subjectOf(event(object))).toEqual({})
  },
)
