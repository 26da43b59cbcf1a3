import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterEach(() => local.stop())

/** Renewed with a card that no longer pays. */
async function overdue(card: string) {
  const shop = await aShop(local)
  const { customer } = await shop.member()
  const price = await shop.price(1000)
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] })
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: card } })
  // The bank blocks a card that was good when it was saved.
  await stripe.paymentMethods.attach(method.id, { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } })
  await local.moveTo('2027-02-15T11:00:00Z')
  const [invoice] = (await stripe.invoices.list({ subscription: id })).data
  return { id, customer, invoice: invoice?.id ?? '' }
}
const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status
const failures = async () =>
  (await stripe.events.list({ type: 'invoice.payment_failed', limit: 100 })).data.length

test('a failed renewal is tried eight times more in two weeks, keeping the subscription, which then ends', async () => {
  const { id, customer, invoice } = await overdue('tok_chargeCustomerFail')
  expect(await statusOf(id)).toBe('past_due')
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: local.now() + 24 * 3600,
  })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true })
  await local.advance('P13D')
  expect(await statusOf(id)).toBe('past_due')
  expect(await failures()).toBe(8)
  await local.advance('P1D')
  expect(await failures()).toBe(9)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  })
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({
    attempt_count: 9,
    next_payment_attempt: null,
    status: 'open',
  })
})

test.each(['unpaid', 'past_due'] as const)(
  'after the last retry a subscription can also become %s',
  async (afterRetries) => {
    await local.switches({ afterRetries })
    const { id } = await overdue('tok_chargeCustomerFail')
    await local.advance('P14D')
    expect(await statusOf(id)).toBe(afterRetries)
  },
)

test('paying the same invoice with another card restores the subscription, charging once', async () => {
  const { id, customer, invoice } = await overdue('tok_chargeCustomerFail')
  await local.advance('P4D')
  const { id: card } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
  await stripe.invoices.pay(invoice, { payment_method: card })
  expect(await statusOf(id)).toBe('active')
  await local.advance('P10D')
  const charges = (await stripe.charges.list({ customer })).data.filter(({ paid }) => paid)
  expect(charges.map(({ amount }) => amount)).toEqual([1000, 1000])
  await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ code: 'invoice_already_paid' })
})

test('the next retry takes the card that has become the default', async () => {
  const { id, customer } = await overdue('tok_chargeCustomerFail')
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
  await local.advance('P1D')
  expect(await statusOf(id)).toBe('active')
})

test('a card that only the person can confirm is not charged again alone', async () => {
  const { id, invoice } = await overdue('tok_authenticationRequired')
  expect(await statusOf(id)).toBe('past_due')
  expect(await local.eventTypes()).toContain('invoice.payment_action_required')
  const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] })
  expect(data[0]?.payment.payment_intent).toMatchObject({ status: 'requires_action' })
  await local.advance('P13D')
  expect(await failures()).toBe(1)
  await local.advance('P1D')
  expect(await statusOf(id)).toBe('canceled')
})

test('an invoice paid after its subscription has ended brings nothing back', async () => {
  const { id, invoice } = await overdue('tok_chargeCustomerFail')
  await stripe.subscriptions.cancel(id)
  expect((await stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' })).status).toBe('paid')
  expect(await statusOf(id)).toBe('canceled')
})

test('a card past its date declines, and an unreachable bank is retried', async () => {
  const shop = await aShop(local)
  const { customer, method } = await shop.member()
  await stripe.paymentMethods.update(method, { card: { exp_month: 2, exp_year: 2027 } })
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await shop.price(1000)).id }],
  })
  await local.moveTo('2027-02-15T11:00:00Z')
  expect(await statusOf(id)).toBe('active')
  await local.moveTo('2027-03-15T11:00:00Z')
  expect(await statusOf(id)).toBe('past_due')
})

test('an invoice can be voided or written off, but only while it is open', async () => {
  const { id, invoice } = await overdue('tok_chargeCustomerFail')
  expect((await stripe.invoices.markUncollectible(invoice)).status).toBe('uncollectible')
  expect((await stripe.invoices.voidInvoice(invoice)).status).toBe('void')
  await expect(stripe.invoices.voidInvoice(invoice)).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({ statusCode: 400 })
  await local.advance('P14D')
  expect(await statusOf(id)).toBe('active')
})
