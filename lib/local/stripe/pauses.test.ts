import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, subscribed, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterEach(() => local.stop())

const at = (iso: string) => Date.parse(iso) / 1000

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (typeof invoice !== 'object' || invoice === null) throw new Error('not expanded')
  return invoice
}

test('a pause bills nothing; resumed unchanged and extended by a trial, the cycle moves on by the pause', async () => {
  const { id } = await subscribed(local)
  await local.advance('P5D')
  const paused = await stripe.subscriptions.pause(id, { bill_for: { unused_time_from: { type: 'none' } } })
  expect(paused).toMatchObject({
    status: 'paused',
    status_details: { paused: { subscription: { type: 'pause_requested' } } },
  })
  await local.advance('P10D')
  await stripe.subscriptions.resume(id, {
    billing_cycle_anchor: { type: 'unchanged' },
    proration_behavior: 'none',
  })
  const end = at('2027-02-25T10:00:00Z')
  const extended = await stripe.subscriptions.update(id, { trial_end: end, proration_behavior: 'none' })
  expect(extended).toMatchObject({ status: 'trialing', trial_end: end })
  expect(extended.items.data[0]?.current_period_end).toBe(end)
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  await local.moveTo('2027-02-25T11:00:00Z')
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  expect((await stripe.invoices.list({ subscription: id })).data[0]).toMatchObject({
    status: 'paid',
    total: 1000,
  })
})

test('resumed after the end of its period, a subscription begins a new one once that is paid', async () => {
  const { id, customer } = await subscribed(local)
  await stripe.subscriptions.pause(id, { bill_for: { unused_time_from: { type: 'none' } } })
  await local.advance('P3M')
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: bad.id } })
  const resume = {
    billing_cycle_anchor: { type: 'now' },
    payment_behavior: 'resume_on_payment_success',
  } as const
  const unpaid = await stripe.subscriptions.resume(id, { ...resume, expand: ['latest_invoice'] })
  expect(unpaid.status).toBe('paused')
  await stripe.invoices.pay(invoiceOf(unpaid).id ?? '', { payment_method: 'pm_card_visa' })
  const running = await stripe.subscriptions.retrieve(id)
  expect(running).toMatchObject({ status: 'active', billing_cycle_anchor: at('2027-04-15T10:00:00Z') })
  expect(running.items.data[0]?.current_period_end).toBe(at('2027-05-15T10:00:00Z'))
  expect(await local.eventTypes()).toContain('customer.subscription.resumed')
})

test('a pause gives back the unused time unless told otherwise, and needs the flexible mode', async () => {
  const { id, customer, first } = await subscribed(local)
  await local.moveTo('2027-01-31T00:00:00Z')
  await stripe.subscriptions.pause(id)
  const { data } = await stripe.invoiceItems.list({ customer, pending: true })
  expect(data).toMatchObject([{ amount: -497, proration: true }])
  const classic = await stripe.subscriptions.create({
    customer,
    items: [{ price: first.id }],
    billing_mode: { type: 'classic' },
  })
  await expect(stripe.subscriptions.pause(classic.id)).rejects.toThrow('flexible')
})

test.each([
  ['cancel', 'canceled'],
  ['pause', 'paused'],
  ['create_invoice', 'past_due'],
] as const)(
  'a trial that ends without a card and was to %s is %s',
  async (missing_payment_method, status) => {
    const { price } = await aShop(local)
    const { id: customer } = await stripe.customers.create({})
    const trial = await stripe.subscriptions.create({
      customer,
      items: [{ price: (await price(1000)).id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method } },
    })
    expect(trial.pending_setup_intent).toMatch(/^seti_/)
    await local.advance('P7DT1H')
    expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe(status)
  },
)
