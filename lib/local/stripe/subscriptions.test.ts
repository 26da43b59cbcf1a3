import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
beforeEach(async () => {
  local = await startTestStripe()
})
afterEach(() => local.stop())

const at = (iso: string) => Date.parse(iso) / 1000

test('a subscription begins incomplete and is active once its first invoice is paid', async () => {
  const { stripe } = local
  const shop = await aShop(local)
  const price = await shop.price(1000)
  const customer = await stripe.customers.create({ email: 'member@demo.test' })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    billing_mode: { type: 'flexible' },
    expand: ['latest_invoice.confirmation_secret'],
  })
  expect(subscription.status).toBe('incomplete')
  const invoice = subscription.latest_invoice
  if (typeof invoice !== 'object' || !invoice?.confirmation_secret) throw new Error('not expanded')
  expect(invoice).toMatchObject({ status: 'open', amount_due: 1000, billing_reason: 'subscription_create' })
  const [intent] = invoice.confirmation_secret.client_secret.split('_secret')
  const paid = await stripe.paymentIntents.confirm(intent ?? '', { payment_method: 'pm_card_visa' })
  expect(paid.status).toBe('succeeded')
  const active = await stripe.subscriptions.retrieve(subscription.id)
  expect(active).toMatchObject({ status: 'active', default_payment_method: paid.payment_method })
  expect(active.items.data[0]).toMatchObject({
    current_period_start: at('2027-01-15T10:00:00Z'),
    current_period_end: at('2027-02-15T10:00:00Z'),
  })
  expect(await local.eventTypes()).toEqual([
    'product.created',
    'price.created',
    'customer.created',
    'customer.subscription.created',
    'invoice.created',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_method.attached',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ])
})

test('a renewal is drafted at the end of the period and collected an hour later', async () => {
  const { stripe } = local
  const { price, member } = await aShop(local)
  const { customer } = await member()
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: (await price(1000)).id }] })
  await local.moveTo('2027-02-15T10:00:00Z')
  const renewed = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(renewed.latest_invoice).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' })
  expect(renewed.items.data[0]?.current_period_end).toBe(at('2027-03-15T10:00:00Z'))
  await local.advance('PT1H')
  const paid = await stripe.invoices.list({ subscription: id, status: 'paid' })
  expect(paid.data.map(({ amount_paid, billing_reason }) => [amount_paid, billing_reason])).toEqual([
    [1000, 'subscription_cycle'],
    [1000, 'subscription_create'],
  ])
})

test('a year passes in one step, each event at its own instant', async () => {
  const { stripe } = local
  const { price, member } = await aShop(local)
  const { customer } = await member()
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: (await price(1000)).id }] })
  await local.advance('P1YT1H')
  const invoices = await stripe.invoices.list({ subscription: id, limit: 100 })
  expect(invoices.data).toHaveLength(13)
  expect(invoices.data.every(({ status }) => status === 'paid')).toBe(true)
  const events = await stripe.events.list({ type: 'invoice.paid', limit: 100 })
  expect(
    events.data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 16)).slice(0, 2),
  ).toEqual(['2028-01-15T11:00', '2027-12-15T11:00'])
})
