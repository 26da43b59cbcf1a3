import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
beforeAll(async () => {
  local = await startTestStripe()
})
afterAll(() => local.stop())

const newCard = (number: string) =>
  local.stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2030, cvc: number.startsWith('37') ? '1234' : '123' },
  })
const newCustomer = () => local.stripe.customers.create({ email: 'member@demo.test' })

const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`not refused: ${String(error)}`)
  return { status: error.statusCode, code: error.code, decline: error.decline_code, message: error.message }
}

const pay = (method: string, customer?: string, more: Stripe.PaymentIntentCreateParams | object = {}) =>
  local.stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    confirm: true,
    payment_method: method,
    ...(customer && { customer }),
    ...more,
  })

test.each(['4242424242424242', '5555555555554444', '378282246310005'])(
  '%s is saved and charged',
  async (number) => {
    const customer = await newCustomer()
    const { id } = await newCard(number)
    await local.stripe.paymentMethods.attach(id, { customer: customer.id })
    expect((await pay(id, customer.id)).status).toBe('succeeded')
  },
)

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
])('%s is declined with %s when charged, attached and set up', async (number, code, decline) => {
  const customer = await newCustomer()
  const refused = { status: 402, code, decline }
  expect(await refusal(pay((await newCard(number)).id))).toMatchObject(refused)
  const { id } = await newCard(number)
  expect(await refusal(local.stripe.paymentMethods.attach(id, { customer: customer.id }))).toMatchObject(
    refused,
  )
  const setup = await local.stripe.setupIntents.create({ customer: customer.id })
  expect(await refusal(local.stripe.setupIntents.confirm(setup.id, { payment_method: id }))).toMatchObject(
    refused,
  )
  expect(await local.stripe.setupIntents.retrieve(setup.id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code },
  })
})

test('a declined payment is a 402 with the intent, whose failed charge stays on record', async () => {
  const error = await pay('pm_card_chargeDeclined').catch((thrown: unknown) => thrown)
  if (!(error instanceof Stripe.errors.StripeCardError)) throw new Error('not declined')
  const intent = error.payment_intent
  expect(intent).toMatchObject({
    object: 'payment_intent',
    status: 'requires_payment_method',
    payment_method: null,
  })
  const stored = await local.stripe.paymentIntents.retrieve(intent?.id ?? '', { expand: ['latest_charge'] })
  expect(stored.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: 'card_declined' })
  expect(
    (await local.stripe.paymentIntents.confirm(stored.id, { payment_method: 'pm_card_visa' })).status,
  ).toBe('succeeded')
})

test('a wrong number, month, year or security code is refused in words for a person', async () => {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' }
  const create = (change: object) =>
    refusal(local.stripe.paymentMethods.create({ type: 'card', card: { ...card, ...change } }))
  expect(await create({ number: '4242424242424241' })).toMatchObject({
    status: 402,
    code: 'incorrect_number',
    message: 'Your card number is incorrect.',
  })
  expect(await create({ exp_month: 13 })).toMatchObject({ code: 'invalid_expiry_month' })
  expect(await create({ exp_year: 2020 })).toMatchObject({ code: 'invalid_expiry_year' })
  expect(await create({ cvc: '12' })).toMatchObject({ code: 'invalid_cvc' })
  expect(await create({ number: '4111111111111111' })).toMatchObject({
    code: 'card_declined',
    decline: 'test_mode_live_card',
  })
})

test('…0341 is saved, and every charge declines', async () => {
  const customer = await newCustomer()
  const { id } = await local.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer.id,
  })
  expect(await refusal(pay(id, customer.id))).toMatchObject({ code: 'card_declined' })
})

test('3155 asks for authentication until it was set up', async () => {
  const customer = await newCustomer()
  const { id } = await newCard('4000002500003155')
  const setup = await local.stripe.setupIntents.create({
    customer: customer.id,
    payment_method: id,
    confirm: true,
  })
  expect(setup).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  await authenticate(setup, 'pass')
  expect((await local.stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
  expect((await pay(id, customer.id, { off_session: true })).status).toBe('succeeded')
})

test('3184 asks every time, so no one can charge it alone', async () => {
  const customer = await newCustomer()
  const { id } = await newCard('4000002760003184')
  const setup = await local.stripe.setupIntents.create({
    customer: customer.id,
    payment_method: id,
    confirm: true,
  })
  await authenticate(setup, 'pass')
  expect((await pay(id, customer.id)).status).toBe('requires_action')
  expect(await refusal(pay(id, customer.id, { off_session: true }))).toMatchObject({
    code: 'authentication_required',
  })
})

test('0446 is set up already: it pays off session and asks on session', async () => {
  expect(
    (await pay('pm_card_authenticationRequiredSetupForOffSession', undefined, { off_session: true })).status,
  ).toBe('succeeded')
  expect((await pay('pm_card_authenticationRequiredSetupForOffSession')).status).toBe('requires_action')
})

test.each([
  ['4000008260003178', 'insufficient_funds'],
  ['4000008400001629', 'generic_decline'],
])('%s is declined after its authentication', async (number, decline) => {
  const intent = await pay((await newCard(number)).id)
  expect(intent.status).toBe('requires_action')
  await authenticate(intent, 'pass')
  expect(await local.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: decline },
  })
})

test('3220 must be authenticated, 3055 need not be', async () => {
  const intent = await pay((await newCard('4000000000003220')).id)
  expect(intent.status).toBe('requires_action')
  await authenticate(intent, 'pass')
  expect((await local.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  expect((await pay((await newCard('4000000000003055')).id)).status).toBe('succeeded')
})

test('a failed authentication is not a decline: another card may be tried', async () => {
  const intent = await pay((await newCard('4000000000003220')).id)
  await authenticate(intent, 'fail')
  expect(await local.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
})

test.each([
  ['4000000000000259', 'fraudulent', 'needs_response', 1],
  ['4000000000002685', 'product_not_received', 'needs_response', 1],
  ['4000000000001976', 'general', 'warning_needs_response', 0],
])('%s is disputed as %s', async (number, reason, status, movements) => {
  const intent = await pay((await newCard(number)).id)
  const { data } = await local.stripe.disputes.list({ payment_intent: intent.id })
  expect(data).toMatchObject([{ reason, status, amount: 2000, is_charge_refundable: movements === 0 }])
  expect(data[0]?.balance_transactions).toHaveLength(movements)
})

test('…5423 brings an early fraud warning', async () => {
  const { latest_charge: charge } = await pay((await newCard('4000000000005423')).id)
  const { data } = await local.stripe.events.list({ type: 'radar.early_fraud_warning.created' })
  expect(data[0]?.data.object).toMatchObject({ charge })
})

test.each(['pass', 'fail'] as const)(
  'a switch answers 3-D Secure with %s without asking',
  async (threeDSecure) => {
    await local.switches({ threeDSecure })
    const intent = await pay((await newCard('4000000000003220')).id)
    expect(intent.status).toBe(threeDSecure === 'pass' ? 'succeeded' : 'requires_payment_method')
    await local.switches({ threeDSecure: null })
  },
)

async function authenticate(intent: { id: string; client_secret: string | null }, outcome: 'pass' | 'fail') {
  const response = await fetch(`${local.url}/3ds/${intent.id}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
  })
  expect(response.status).toBe(200)
}

test('a card that was removed is used up, and is no longer anyone’s default', async () => {
  const customer = await newCustomer()
  const { id } = await local.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  await local.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } })
  await local.stripe.paymentMethods.detach(id)
  expect(await local.stripe.customers.retrieve(customer.id)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  })
  expect(await refusal(local.stripe.paymentMethods.attach(id, { customer: customer.id }))).toMatchObject({
    status: 400,
  })
  expect(await refusal(pay(id, customer.id))).toMatchObject({ code: 'payment_method_unexpected_state' })
})

test('a card saved for one customer does not pay for another', async () => {
  const [owner, other] = [await newCustomer(), await newCustomer()]
  const { id } = await local.stripe.paymentMethods.attach('pm_card_visa', { customer: owner.id })
  expect(await refusal(pay(id, other.id))).toMatchObject({ status: 400 })
  expect(await refusal(pay(id))).toMatchObject({ status: 400 })
})
