import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentials } from '#lib/local/paypal/credentials.ts'
import { controlOf } from '#test/support/control.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

type Json = Record<string, unknown> & { id: string; links: { rel: string; href: string }[] }

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startCloud()
})
afterAll(() => cloud.stop())

async function call(path: string, body?: object): Promise<Json> {
  const base = `${cloud.url}/_local/paypal`
  const basic = Buffer.from(`${credentials.clientId}:${credentials.secret}`).toString('base64')
  const granted = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const response = await fetch(`${base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Json
}

test('a payer agrees on the page, the laptop cloud bills with its own clock and tells it', async () => {
  const heard: string[] = []
  const hook = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    heard.push((JSON.parse(body) as { event_type: string }).event_type)
    response.end()
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  await call('/v1/notifications/webhooks', {
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/api/webhooks/paypal`,
    event_types: [{ name: '*' }],
  })
  const product = await call('/v1/catalogs/products', { name: 'Membership', type: 'SERVICE' })
  const plan = await call('/v1/billing/plans', {
    product_id: product.id,
    name: 'Retailer',
    billing_cycles: [
      {
        frequency: { interval_unit: 'WEEK', interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
        pricing_scheme: { fixed_price: { currency_code: 'USD', value: '29.00' } },
      },
    ],
    payment_preferences: { payment_failure_threshold: 1 },
  })
  const { id, links } = await call('/v1/billing/subscriptions', {
    plan_id: plan.id,
    custom_id: 'usr_1',
    subscriber: { email_address: 'retailer@demo.test' },
    application_context: {
      brand_name: 'Boxrise',
      return_url: `${cloud.url}/billing`,
      cancel_url: `${cloud.url}/billing?cancelled`,
    },
  })
  const approve = new URL(links.find(({ rel }) => rel === 'approve')?.href ?? '')
  const asked = await fetch(approve)
  expect(asked.headers.get('content-security-policy')).toContain(`form-action 'self' ${cloud.url}`)
  expect(await asked.text()).toContain('$29.00 every week')
  const answered = await fetch(approve, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ba_token: approve.searchParams.get('ba_token') ?? '',
      email: 'retailer@demo.test',
      funding: 'declined_later',
      decision: 'agree',
    }),
  })
  expect(answered.headers.get('location')).toContain(
    `${cloud.url}/billing?subscription_id=${id}&ba_token=BA-`,
  )
  const control = controlOf(cloud.url)
  await control.advance('PT0S')
  expect(heard).toEqual([
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
  ])
  heard.length = 0
  await control.advance('P13D')
  expect(heard).toEqual([
    'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
    'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
    'BILLING.SUBSCRIPTION.SUSPENDED',
  ])
  await control.paypalSwitches({ payers: { 'retailer@demo.test': 'balance' } })
  const owed = { currency_code: 'USD', value: '29.00' }
  const capture = { note: 'What is owed', capture_type: 'OUTSTANDING_BALANCE', amount: owed }
  expect(await call(`/v1/billing/subscriptions/${id}/capture`, capture)).toMatchObject({
    status: 'COMPLETED',
  })
  hook.close()
})
