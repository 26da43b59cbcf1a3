import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { controlOf } from '#test/support/control.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'

let cloud: TestCloud
let stripe: Stripe

beforeAll(async () => {
  cloud = await startCloud()
  const { hostname, port } = new URL(cloud.url)
  stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false })
})
afterAll(() => cloud.stop())

test('the laptop cloud bills with its own clock and tells it in signed webhooks', async () => {
  const heard: Stripe.Event[] = []
  let secret = ''
  const hook = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    heard.push(
      stripe.webhooks.constructEvent(
        body,
        request.headers['stripe-signature'] ?? '',
        secret,
        Number.POSITIVE_INFINITY,
      ),
    )
    response.end()
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/api/webhooks/stripe`,
    enabled_events: ['invoice.paid', 'customer.subscription.updated'],
  })
  secret = endpoint.secret ?? ''

  const product = await stripe.products.create({ name: 'Retailer' })
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 2900,
    recurring: { interval: 'month' },
  })
  const customer = await stripe.customers.create({
    email: 'retailer@demo.test',
    payment_method: 'pm_card_visa',
  })
  const [card] = (await stripe.customers.listPaymentMethods(customer.id)).data
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card?.id ?? '',
  })
  await controlOf(cloud.url).advance('P32D')
  const { data: invoices } = await stripe.invoices.list({ subscription: id })
  expect(invoices.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
    ['paid', 2900],
    ['paid', 2900],
  ])
  const paid = heard.filter(
    (event) => event.type === 'invoice.paid' && event.data.object.customer === customer.id,
  )
  expect(paid).toHaveLength(2)
  hook.close()
})
