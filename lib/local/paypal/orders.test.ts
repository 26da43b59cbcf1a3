import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Json, startTestPaypal, type TestPaypal, usd } from './test-paypal.ts'

let local: TestPaypal
beforeAll(async () => {
  local = await startTestPaypal()
})
beforeEach(async () => {
  await local.switches({ reset: true })
  await local.token()
})
afterAll(() => local.stop())

const wanted = (more: object = {}, unit: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [{ amount: usd('30.00'), custom_id: 'entry:1', description: 'Entry: Finals', ...unit }],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'Boxrise',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: 'http://localhost:3000/my-entries?paypal=return',
        cancel_url: 'http://localhost:3000/my-entries?paypal=cancel',
      },
    },
  },
  ...more,
})
const make = async (unit: object = {}) =>
  (await local.call('/v2/checkout/orders', { body: wanted({}, unit) })).body as Json
const read = (id: string) => local.call(`/v2/checkout/orders/${id}`)
const capture = (id: string, headers = {}) =>
  local.call(`/v2/checkout/orders/${id}/capture`, { body: {}, headers })
const pageOf = ({ links }: Json) => links.find(({ rel }: Json) => rel === 'payer-action').href as string

test('an order is approved, which moves no money, and then collected once', async () => {
  const before = (await local.events()).length
  const order = await make()
  expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', purchase_units: [{ amount: usd('30.00') }] })
  expect((await capture(order.id)).body.details[0].issue).toBe('ORDER_NOT_APPROVED')
  const { to } = await local.answer(pageOf(order), 'agree')
  expect(to?.pathname).toBe('/my-entries')
  expect(Object.fromEntries(to?.searchParams ?? [])).toEqual({
    paypal: 'return',
    token: order.id,
    PayerID: expect.any(String),
  })
  const approved = (await read(order.id)).body
  expect(approved.status).toBe('APPROVED')
  expect(approved.purchase_units[0]).not.toHaveProperty('payments')
  const headers = { 'paypal-request-id': `${order.id}-capture` }
  const [first, again] = [await capture(order.id, headers), await capture(order.id, headers)]
  expect(first.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect((await capture(order.id)).body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED')
  const [paid] = first.body.purchase_units[0].payments.captures
  expect(paid).toMatchObject({
    status: 'COMPLETED',
    amount: usd('30.00'),
    custom_id: 'entry:1',
    supplementary_data: { related_ids: { order_id: order.id } },
  })
  const told = (await local.events()).slice(before)
  expect(told.map(({ event_type: type }) => type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
  ])
  expect(told[1]).toMatchObject({ resource_type: 'capture', resource: { id: paid.id } })
})

test('a refund of an order is told as one of a capture, above zero', async () => {
  const order = await make()
  await local.answer(pageOf(order), 'agree')
  const [paid] = (await capture(order.id)).body.purchase_units[0].payments.captures
  const refund = await local.call(`/v2/payments/captures/${paid.id}/refund`, {
    body: { amount: usd('10.00') },
  })
  const [told] = (await local.events()).slice(-1)
  expect(told).toMatchObject({
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: { id: refund.body.id, amount: usd('10.00') },
  })
  expect((await read(order.id)).body.purchase_units[0].payments.refunds).toHaveLength(1)
})

test('canceling leads back and leaves the order open; a declined account approves nothing', async () => {
  const order = await make()
  const { to } = await local.answer(pageOf(order), 'cancel')
  expect(to?.searchParams.get('paypal')).toBe('cancel')
  expect((await local.answer(pageOf(order), 'agree', 'declined')).text).toContain('was declined')
  expect((await local.answer(pageOf(order), 'agree', 'echeck')).text).toContain('choose how to pay')
  expect((await read(order.id)).body.status).toBe('PAYER_ACTION_REQUIRED')
})

test('an account that declines after its approval pays nothing', async () => {
  const order = await make()
  await local.answer(pageOf(order), 'agree')
  await local.switches({ declinePayments: true })
  expect((await capture(order.id)).body.details[0].issue).toBe('INSTRUMENT_DECLINED')
  await local.switches({ declinePayments: false })
  expect((await capture(order.id)).status).toBe(201)
})

test('an order that was not collected in three hours is gone', async () => {
  const order = await make()
  await local.answer(pageOf(order), 'agree')
  await local.advance('PT3H')
  expect((await read(order.id)).status).toBe(404)
  expect((await capture(order.id)).status).toBe(404)
})

test('what an order does not have is refused', async () => {
  const refused = async (body: object) =>
    (await local.call('/v2/checkout/orders', { body })).body.details[0] as Json
  expect(await refused(wanted({ tip: 1 }))).toMatchObject({ field: '/tip' })
  expect(await refused(wanted({}, { items: [] }))).toMatchObject({ field: '/purchase_units/0/items' })
  expect(await refused(wanted({ intent: 'AUTHORIZE' }))).toMatchObject({ issue: 'INVALID_PARAMETER_VALUE' })
  expect(await refused(wanted({}, { amount: usd('0.00') }))).toMatchObject({
    issue: 'CANNOT_BE_ZERO_OR_NEGATIVE',
  })
})
