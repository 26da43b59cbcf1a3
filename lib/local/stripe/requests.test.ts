import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeAll(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterAll(() => local.stop())

async function raw(method: string, path: string, body = '', headers: Record<string, string> = {}) {
  const response = await fetch(`${local.url}${path}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_local',
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}
type Answer = { id: string; error: { type: string; code: string; param: string; message: string } }

test('an unknown parameter is refused by its name, nested ones too', async () => {
  expect(await raw('POST', '/v1/customers', 'emial=a@demo.test')).toMatchObject({
    status: 400,
    body: {
      error: {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        param: 'emial',
        message: 'Received unknown parameter: emial',
      },
    },
  })
  const nested = await raw('POST', '/v1/customers', 'invoice_settings[default_source]=x')
  expect(nested.body.error.param).toBe('invoice_settings[default_source]')
})

test('parameters that the newest version took away are unknown', async () => {
  const refused = await raw('POST', '/v1/setup_intents', 'payment_method_types[0]=card')
  expect(refused.body.error.message).toBe('Received unknown parameter: payment_method_types')
  const product = await stripe.products.create({ name: 'Moved' })
  const price = {
    currency: 'usd',
    unit_amount: 1000,
    product: product.id,
    recurring: { interval: 'month' },
  } as const
  const { id: customer } = await stripe.customers.create({})
  await stripe.subscriptions.create({
    customer,
    items: [{ price_data: price }],
    payment_behavior: 'default_incomplete',
  })
  const expanded = await raw(
    'GET',
    `/v1/subscriptions?customer=${customer}&expand[0]=data.latest_invoice.payment_intent`,
  )
  expect(expanded.body.error.message).toContain('cannot be expanded (data.latest_invoice.payment_intent)')
})

test.each([
  ['/v1/refunds', 'payment_intent=pi_x&amount=0', 'amount'],
  ['/v1/refunds', 'payment_intent=pi_x&amount=-1', 'amount'],
  ['/v1/refunds', 'payment_intent=pi_x&amount=0.001', 'amount'],
  ['/v1/refunds', 'payment_intent=pi_x&amount=1e9', 'amount'],
  ['/v1/refunds', 'payment_intent=pi_x&amount=NaN', 'amount'],
  ['/v1/customers', 'email=', undefined],
  ['/v1/subscriptions', 'customer=', 'customer'],
  ['/v1/subscriptions', '', 'customer'],
  ['/v1/prices', 'currency=dollars&product=x', 'currency'],
])('%s refuses %s', async (path, body, param) => {
  const answer = await raw('POST', path, body)
  expect(answer.status).toBe(param === undefined ? 200 : 400)
  expect(answer.body.error?.param).toBe(param)
})

test('what is not there is a 404 that names it', async () => {
  const error = await stripe.customers.retrieve('cus_unknown').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such customer: 'cus_unknown'",
  })
  expect(await raw('GET', '/v1/charges/ch_none')).toMatchObject({
    status: 404,
    body: { error: { code: 'resource_missing' } },
  })
  expect((await raw('GET', '/v1/nothing')).body.error.message).toContain(
    'Unrecognized request URL (GET: /v1/nothing)',
  )
})

test('a missing, live or publishable key opens nothing', async () => {
  expect((await raw('GET', '/v1/customers', '', { authorization: '' })).status).toBe(401)
  expect((await raw('GET', '/v1/customers', '', { authorization: 'Bearer sk_live_x' })).status).toBe(401)
  expect(await raw('GET', '/v1/customers', '', { authorization: 'Bearer pk_test_x' })).toMatchObject({
    status: 403,
    body: { error: { code: 'secret_key_required' } },
  })
})

test('a publishable key sees an intent only together with its secret', async () => {
  const { id, client_secret: secret } = await stripe.setupIntents.create({})
  const ask = (query: string) =>
    raw('GET', `/v1/setup_intents/${id}?${query}`, '', { authorization: 'Bearer pk_test_x' })
  expect((await ask('')).status).toBe(400)
  expect((await ask('client_secret=wrong')).status).toBe(400)
  expect((await ask(`client_secret=${secret}`)).status).toBe(200)
})

test('a form of other kind and another version of the API are refused', async () => {
  expect((await raw('POST', '/v1/customers', '{}', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await raw('GET', '/v1/customers', '', { 'stripe-version': '2020-08-27' })).status).toBe(400)
})

test('an empty value unsets, metadata merges by key', async () => {
  const { id } = await stripe.customers.create({ name: 'A', metadata: { user_id: '1', note: 'x' } })
  const changed = await stripe.customers.update(id, { name: '', metadata: { note: '', more: 'y' } })
  expect(changed.name).toBeNull()
  expect(changed.metadata).toEqual({ user_id: '1', more: 'y' })
})

test('lists go newest first, page by page, both ways', async () => {
  const product = await stripe.products.create({ name: 'Pages' })
  const ids: string[] = []
  for (let unit_amount = 1; unit_amount <= 5; unit_amount += 1)
    ids.unshift((await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount })).id)
  const first = await stripe.prices.list({ product: product.id, limit: 2 })
  expect(first).toMatchObject({ has_more: true, url: '/v1/prices' })
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const seen: string[] = []
  for await (const { id } of stripe.prices.list({ product: product.id, limit: 2 })) seen.push(id)
  expect(seen).toEqual(ids)
  const back = await stripe.prices.list({ product: product.id, limit: 2, ending_before: ids[3] ?? '' })
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3))
  expect((await raw('GET', '/v1/prices?limit=101')).status).toBe(400)
})

test('the same key gives the same answer, marked as replayed', async () => {
  const first = await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k1' })
  const again = await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k1' })
  expect(again.body.id).toBe(first.body.id)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.headers.get('request-id')).toMatch(/^req_/)
})

test('the same key with another body is a mistake', async () => {
  await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k2' })
  expect(await raw('POST', '/v1/customers', 'email=b@demo.test', { 'idempotency-key': 'k2' })).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } },
  })
})

test('twenty requests with one key at once make one customer', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      stripe.customers.create({ email: 'once@demo.test' }, { idempotencyKey: 'cust-1' }),
    ),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await stripe.customers.list({ email: 'once@demo.test' })).data).toHaveLength(1)
})

test('a decline is replayed as a decline; a refused parameter leaves the key free', async () => {
  const pay = () =>
    stripe.paymentIntents
      .create(
        { amount: 1000, currency: 'usd', confirm: true, payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'k3' },
      )
      .catch((thrown: unknown) => thrown as Stripe.errors.StripeError)
  const [first, again] = [await pay(), await pay()]
  expect((again as Stripe.errors.StripeError).payment_intent?.id).toBe(
    (first as Stripe.errors.StripeError).payment_intent?.id,
  )
  expect((await raw('POST', '/v1/customers', 'nope=1', { 'idempotency-key': 'k4' })).status).toBe(400)
  expect((await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k4' })).status).toBe(
    200,
  )
})

test('a key is forgotten after a day', async () => {
  const first = await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k5' })
  await local.advance('PT24H1S')
  await raw('POST', '/v1/customers', 'email=z@demo.test')
  const later = await raw('POST', '/v1/customers', 'email=a@demo.test', { 'idempotency-key': 'k5' })
  expect(later.body.id).not.toBe(first.body.id)
})

test('an answer lost after the effect is found again by its key', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
  })
  const refund = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund-1' })
  await local.switches({
    requests: { fault: 'timeout', times: 1, when: 'after', route: 'POST /v1/refunds', ms: 5 },
  })
  await expect(refund()).rejects.toMatchObject({ statusCode: 504 })
  expect((await refund()).amount).toBe(1000)
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1)
})

test('a fault before the effect leaves nothing behind', async () => {
  await local.switches({ requests: { fault: 'error', times: 1, route: 'POST /v1/products' } })
  await expect(stripe.products.create({ name: 'Lost' })).rejects.toMatchObject({ statusCode: 500 })
  const { data } = await stripe.products.list({ limit: 100 })
  expect(data.some(({ name }) => name === 'Lost')).toBe(false)
})

test('everything is there again after a restart', async () => {
  const { id } = await stripe.customers.create({ email: 'stays@demo.test' }, { idempotencyKey: 'k6' })
  await local.restart()
  expect(await stripe.customers.retrieve(id)).toMatchObject({ email: 'stays@demo.test' })
  expect((await stripe.customers.create({ email: 'stays@demo.test' }, { idempotencyKey: 'k6' })).id).toBe(id)
})

test('an expansion that does not exist is refused', async () => {
  const { id } = await stripe.customers.create({})
  expect((await raw('GET', `/v1/customers/${id}?expand[0]=orders`)).body.error.message).toContain(
    'cannot be expanded (orders)',
  )
})
