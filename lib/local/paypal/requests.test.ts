import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { credentials } from './credentials.ts'
import { aShop, context, type Json, startTestPaypal, type TestPaypal, usd } from './test-paypal.ts'

let local: TestPaypal
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  local = await startTestPaypal()
})
beforeEach(async () => {
  await local.switches({ reset: true })
  await local.token()
  shop = await aShop(local)
})
afterAll(() => local.stop())

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const askToken = (authorization: string, grant = 'client_credentials') =>
  fetch(`${local.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ grant_type: grant }),
  })
const subscribe = async (more: object = {}, headers: Record<string, string> = {}) =>
  local.call('/v1/billing/subscriptions', {
    body: { plan_id: await plan, application_context: context, ...more },
    headers,
  })
let plan: Promise<string>
beforeEach(() => {
  plan = shop.plan('29')
})

test('a token is given for the right secret only and lasts nine hours', async () => {
  const { clientId, secret } = credentials
  const given = (await (await askToken(basic(clientId, secret))).json()) as Json
  expect(given).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
  for (const wrong of [basic(clientId, 'wrong'), basic('other', secret), 'Bearer x', ''])
    expect(await (await askToken(wrong)).json()).toMatchObject({ error: 'invalid_client' })
  expect((await askToken(basic(clientId, secret), 'password')).status).toBe(400)
  const headers = { authorization: `Bearer ${given.access_token}` }
  expect((await local.call('/v1/billing/plans', { headers })).status).toBe(200)
  await local.advance('PT9H')
  const { status, body } = await local.call('/v1/billing/plans', { headers })
  expect([status, body.error]).toEqual([401, 'invalid_token'])
})

test('without a token nothing is answered', async () => {
  const response = await fetch(`${local.url}/v1/billing/plans`)
  expect([response.status, ((await response.json()) as Json).name]).toEqual([401, 'AUTHENTICATION_FAILURE'])
})

test('a refusal names every wrong field and can be traced', async () => {
  const { status, headers, body } = await subscribe({
    plan_id: 1,
    custom_id: 'x'.repeat(128),
    colour: 'red',
    application_context: { ...context, return_url: 'javascript:alert(1)', cancel_url: undefined },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    name: 'INVALID_REQUEST',
    message: expect.any(String),
    debug_id: headers.get('paypal-debug-id'),
    links: [{ rel: 'information_link' }],
  })
  expect(body.details.map(({ field, issue, location }: Json) => [field, issue, location])).toEqual(
    expect.arrayContaining([
      ['/plan_id', 'INVALID_PARAMETER_SYNTAX', 'body'],
      ['/custom_id', 'INVALID_STRING_MAX_LENGTH', 'body'],
      ['/application_context/return_url', 'INVALID_PARAMETER_VALUE', 'body'],
      ['/application_context/cancel_url', 'MISSING_REQUIRED_PARAMETER', 'body'],
      ['/colour', 'INVALID_PARAMETER_SYNTAX', 'body'],
    ]),
  )
})

test.each([
  ['', {}, 400, 'MISSING_REQUEST_BODY'],
  ['{"plan_id":', {}, 400, 'MALFORMED_REQUEST_JSON'],
  ['[]', {}, 400, 'INVALID_PARAMETER_SYNTAX'],
  ['{}', { 'content-type': 'text/plain' }, 415, undefined],
])('the body %s is refused', async (body, headers, status, issue) => {
  const answer = await local.call('/v1/billing/subscriptions', { method: 'POST', body, headers })
  expect([answer.status, answer.body.details?.[0].issue]).toEqual([status, issue])
})

test('what does not exist is not found, wherever it is named', async () => {
  for (const path of ['/v1/billing/subscriptions/I-NONE', '/v1/payments/sale/NONE', '/v1/nothing'])
    expect((await local.call(path)).status).toBe(404)
  expect((await subscribe({ plan_id: 'P-NONE' })).body.details[0].issue).toBe('INVALID_RESOURCE_ID')
})

test('a start in the past and another currency are refused', async () => {
  const past = await subscribe({ start_time: '2020-01-01T00:00:00Z' })
  expect(past.body.details[0]).toMatchObject({ field: '/start_time', issue: 'INVALID_PARAMETER_VALUE' })
  const foreign = await subscribe({
    plan: {
      billing_cycles: [
        { sequence: 1, pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '1' } } },
      ],
    },
  })
  expect(foreign.body.details[0].issue).toBe('CURRENCY_MISMATCH')
})

const cycle = (tenure: string, sequence: number, total = 1, value = '5') => ({
  frequency: { interval_unit: 'MONTH' },
  tenure_type: tenure,
  sequence,
  total_cycles: total,
  pricing_scheme: { fixed_price: usd(value) },
})
test.each([
  [[cycle('TRIAL', 1)], 'MISSING_REGULAR_BILLING_CYCLE'],
  [[cycle('REGULAR', 1), cycle('REGULAR', 2)], 'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED'],
  [[cycle('REGULAR', 2)], 'INVALID_BILLING_CYCLE_SEQUENCE'],
  [[cycle('REGULAR', 1), cycle('TRIAL', 2)], 'INVALID_BILLING_CYCLE_SEQUENCE'],
  [[cycle('TRIAL', 1, 0), cycle('REGULAR', 2)], 'INVALID_TRIAL_BILLING_TOTAL_CYCLES'],
  [[cycle('REGULAR', 1, 0, '5.001')], 'INVALID_PARAMETER_VALUE'],
  [[cycle('REGULAR', 1, 0, '-5')], 'INVALID_PARAMETER_VALUE'],
])('the billing cycles %j are refused as %s', async (cycles, issue) => {
  const { body } = await local.call('/v1/billing/plans', {
    body: { product_id: shop.product, name: 'Plan', billing_cycles: cycles, payment_preferences: {} },
  })
  expect(body.details[0].issue).toBe(issue)
})

test('plans are listed page by page, turned off and on, and shown with their prices', async () => {
  const first = await plan
  const second = await shop.plan('14.50')
  const { body } = await local.call(
    `/v1/billing/plans?product_id=${shop.product}&page_size=1&total_required=true`,
  )
  expect(body).toMatchObject({ total_items: 2, total_pages: 2, plans: [{ id: second }] })
  const next = body.links.find(({ rel }: Json) => rel === 'next').href
  expect((await local.call(next.slice(local.url.length))).body.plans).toMatchObject([{ id: first }])
  const turn = async (to: string) =>
    (await local.call(`/v1/billing/plans/${second}/${to}`, { method: 'POST' })).status
  expect([await turn('deactivate'), await turn('deactivate'), await turn('activate')]).toEqual([
    204, 422, 204,
  ])
  expect((await local.call(`/v1/billing/plans/${second}`)).body).toMatchObject({
    status: 'ACTIVE',
    billing_cycles: [{ pricing_scheme: { version: 1, fixed_price: usd('14.5') } }],
  })
  expect((await local.call('/v1/billing/plans?page_size=21')).status).toBe(400)
})

test('only what was asked for is answered unless the whole is wanted', async () => {
  const { body } = await subscribe({}, { prefer: 'return=minimal' })
  expect(Object.keys(body)).toEqual(['status', 'id', 'create_time', 'links'])
})

test('a repeated request has the answer of the first for 72 hours and does nothing more', async () => {
  const headers = { 'paypal-request-id': 'once' }
  const first = await subscribe({ custom_id: 'a' }, headers)
  const again = await subscribe({ custom_id: 'a' }, headers)
  expect([again.status, again.body]).toEqual([201, first.body])
  const other = await subscribe({ custom_id: 'b' }, headers)
  expect([other.status, other.body.details[0].issue]).toEqual([422, 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED'])
  await local.restart()
  expect((await subscribe({ custom_id: 'a' }, headers)).body.id).toBe(first.body.id)
  await local.advance('PT72H')
  await subscribe()
  expect((await subscribe({ custom_id: 'a' }, headers)).body.id).not.toBe(first.body.id)
})

test('the id of a refused request can be used again, and each kind of call has its own', async () => {
  const headers = { 'paypal-request-id': 'corrected' }
  expect((await subscribe({ plan_id: 'P-NONE' }, headers)).status).toBe(404)
  expect((await subscribe({}, headers)).status).toBe(201)
  const body = { name: 'Other' }
  expect((await local.call('/v1/catalogs/products', { body, headers })).status).toBe(201)
})

test('a request can be lost before or after it did something', async () => {
  const route = 'POST /v1/billing/subscriptions'
  const count = async () => (await local.events()).length
  await plan
  await local.switches({ requests: { fault: 'error', times: 1, route } })
  const failed = await subscribe()
  expect([failed.status, failed.body.name, await count()]).toEqual([500, 'INTERNAL_SERVER_ERROR', 0])
  await local.switches({ requests: { fault: 'timeout', ms: 10, when: 'after', times: 1, route } })
  const headers = { 'paypal-request-id': 'lost' }
  expect((await subscribe({}, headers)).status).toBe(504)
  expect((await subscribe({}, headers)).status).toBe(201)
  expect(await count()).toBe(1)
})

test('a request is refused while the same one is still being answered', async () => {
  await plan
  const route = 'POST /v1/billing/subscriptions'
  await local.switches({ requests: { fault: 'timeout', ms: 200, times: 1, route } })
  const headers = { 'paypal-request-id': 'twice' }
  const first = subscribe({}, headers)
  const second = subscribe({}, headers)
  const [one, other] = (await Promise.all([first, second])).toSorted((a, b) => a.status - b.status)
  expect([one?.status, one?.body.details[0].issue]).toEqual([409, 'PREVIOUS_REQUEST_IN_PROGRESS'])
  expect(other?.status).toBe(504)
  expect((await subscribe({}, headers)).status).toBe(201)
})

test('an unknown switch is refused and a reset forgets everything', async () => {
  const post = (body: object) => fetch(`${local.url}/_config`, { method: 'POST', body: JSON.stringify(body) })
  expect((await post({ colour: 'red' })).status).toBe(400)
  const { body } = await subscribe()
  await local.switches({ reset: true })
  await local.token()
  expect((await local.call(`/v1/billing/subscriptions/${body.id}`)).status).toBe(404)
})
