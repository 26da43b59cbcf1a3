import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
beforeAll(async () => {
  local = await startTestStripe()
})
afterAll(() => local.stop())

const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`not refused: ${String(error)}`)
  return { status: error.statusCode, code: error.code, param: error.param }
}

let payments = 0

/** Begins a payment as the platform does, before anyone has a card in hand. */
async function begin(more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const { id: customer } = await local.stripe.customers.create({ email: 'member@demo.test' })
  const given = {
    amount: 4000,
    currency: 'usd',
    customer,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    description: 'Entry: Spring Bash',
    statement_descriptor_suffix: 'Bash',
    metadata: { purpose: 'entry' },
    ...more,
  } as const
  const idempotencyKey = `payment-${++payments}`
  const intent = await local.stripe.paymentIntents.create(given, { idempotencyKey })
  return { intent, again: () => local.stripe.paymentIntents.create(given, { idempotencyKey }) }
}

/** Confirms as the card form does, with the secret alone. */
async function confirmInBrowser({ id, client_secret: secret }: Stripe.PaymentIntent, card: string) {
  const response = await fetch(`${local.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({ client_secret: secret ?? '', payment_method: card }),
  })
  return (await response.json()) as { status?: string; error?: { code: string } }
}

const typesAbout = async (id: string) => {
  const types: string[] = []
  for await (const { type, data } of local.stripe.events.list({ limit: 100 }))
    if ((data.object as { id?: string }).id === id) types.push(type)
  return types.toReversed()
}

test('a payment keeps what it is for, and the statement names it behind the account', async () => {
  const { intent } = await begin()
  expect((await confirmInBrowser(intent, 'pm_card_visa')).status).toBe('succeeded')
  const paid = await local.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(paid).toMatchObject({
    description: 'Entry: Spring Bash',
    metadata: { purpose: 'entry' },
    amount_received: 4000,
    latest_charge: {
      calculated_statement_descriptor: 'BOXRISE* BASH',
      statement_descriptor_suffix: 'Bash',
      metadata: { purpose: 'entry' },
    },
  })
  expect(await typesAbout(intent.id)).toEqual(['payment_intent.created', 'payment_intent.succeeded'])
})

test.each(['Bass*Bash', '2027', 'A name that is too long'])('the suffix %s is refused', async (suffix) => {
  expect(await refusal(begin({ statement_descriptor_suffix: suffix }))).toMatchObject({
    status: 400,
    param: 'statement_descriptor_suffix',
  })
})

test('asked again under its key, the same payment is answered as it was', async () => {
  const { intent, again } = await begin()
  await confirmInBrowser(intent, 'pm_card_visa')
  expect(await again()).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
})

test('a declined card leaves the payment open for another one', async () => {
  const { intent } = await begin()
  expect((await confirmInBrowser(intent, 'pm_card_chargeDeclined')).error?.code).toBe('card_declined')
  expect((await confirmInBrowser(intent, 'pm_card_visa')).status).toBe('succeeded')
  expect(await typesAbout(intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ])
})

test('a payment is canceled while the bank asks, and cannot be made after that', async () => {
  const { intent } = await begin()
  expect((await confirmInBrowser(intent, 'pm_card_threeDSecure2Required')).status).toBe('requires_action')
  expect((await local.stripe.paymentIntents.cancel(intent.id)).status).toBe('canceled')
  expect((await confirmInBrowser(intent, 'pm_card_visa')).error?.code).toBe('payment_intent_unexpected_state')
  expect(await typesAbout(intent.id)).toContain('payment_intent.canceled')
})

test('what has succeeded is not canceled', async () => {
  const { intent } = await begin()
  await confirmInBrowser(intent, 'pm_card_visa')
  expect(await refusal(local.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
})

test('a slow bank keeps a payment for a minute, in which it is neither canceled nor paid again', async () => {
  await local.switches({ slowPayments: true })
  const { intent } = await begin()
  expect((await confirmInBrowser(intent, 'pm_card_visa')).status).toBe('processing')
  await local.switches({ slowPayments: false })
  expect(await refusal(local.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect((await confirmInBrowser(intent, 'pm_card_visa')).error?.code).toBe('payment_intent_unexpected_state')
  await local.advance('PT1M')
  expect((await local.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  expect(await typesAbout(intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.processing',
    'payment_intent.succeeded',
  ])
})
