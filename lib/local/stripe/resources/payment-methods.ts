import type Stripe from 'stripe'
import { cardDetails, readCard } from '../payments/card-details.ts'
import { cardError } from '../payments/declines.ts'
import { cardOf, numberOfAlias } from '../payments/test-cards.ts'
import type { PaymentMethod } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid, noSuch, noSuchReference } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

const billingDetails = p.object({
  address: p.emptyable(p.address),
  email: p.emptyable(p.text()),
  name: p.emptyable(p.text()),
  phone: p.emptyable(p.text()),
})
type BillingDetails = p.Read<typeof billingDetails>

const card = p.object({
  number: p.text(),
  exp_month: p.integer(),
  exp_year: p.integer(),
  cvc: p.emptyable(p.text()),
  token: p.id,
})

export const methodData = {
  type: p.oneOf('card'),
  card,
  billing_details: billingDetails,
  metadata: p.metadata,
  allow_redisplay: p.oneOf('always', 'limited', 'unspecified'),
}
type MethodData = {
  card?: p.Read<typeof card>
  billing_details?: BillingDetails
  metadata?: p.Read<typeof p.metadata>
  allow_redisplay?: 'always' | 'limited' | 'unspecified' | undefined
}

export function createMethod(tx: Transaction, data: MethodData): PaymentMethod {
  const given = data.card
  if (!given) throw invalid('Missing required param: card.', { code: 'parameter_missing', param: 'card' })
  if (given.token) return methodOfToken(tx, given.token, data)
  for (const name of ['number', 'exp_month', 'exp_year'] as const)
    if (given[name] === undefined)
      throw invalid(`Missing required param: card[${name}].`, {
        code: 'parameter_missing',
        param: `card[${name}]`,
      })
  const read = readCard({ ...given, cvc: given.cvc ?? undefined } as never, tx.now)
  return addMethod(tx, read.number, read.card, data)
}

function methodOfToken(tx: Transaction, id: string, data: MethodData): PaymentMethod {
  const number = numberOfAlias(id)
  if (number) return addMethod(tx, number, usualCard(number, tx.now), data)
  const token = tx.refer('token', id, 'card[token]')
  if (token.used)
    throw invalid(`You cannot use a Stripe token more than once: ${id}.`, { code: 'token_already_used' })
  token.used = true
  return addMethod(tx, token._.number, token._.card, data)
}

const usualCard = (number: string, now: number) =>
  cardDetails(number, 12, new Date(now * 1000).getUTCFullYear() + 3, true)

function addMethod(tx: Transaction, number: string, details: Stripe.PaymentMethod.Card, data: MethodData) {
  const billing = data.billing_details
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: (billing?.address as Stripe.Address | null | undefined) ?? null,
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: null,
    },
    card: details,
    created: tx.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data.metadata ?? {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
  return tx.add('payment_method', { ...method, _: { number, setUp: cardOf(number)?.alreadySetUp === true } })
}

/** The method of an id; `pm_card_visa` and its kind become a new one each time, as at Stripe. */
export function methodOf(tx: Transaction, id: string, param = 'payment_method'): PaymentMethod {
  const number = numberOfAlias(id)
  if (number && id.startsWith('pm_card_')) return addMethod(tx, number, usualCard(number, tx.now), {})
  const method = tx.get('payment_method', id)
  if (!method) throw noSuchReference('PaymentMethod', id, param)
  return method
}

function requireUsable(method: PaymentMethod): void {
  if (method._.detached)
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      { code: 'payment_method_unexpected_state' },
    )
}

/** Only the customer whose card it is can pay with a saved card. */
export function requireOwn(method: PaymentMethod, customer: string | null): void {
  requireUsable(method)
  if (method.customer && method.customer !== customer)
    throw invalid(
      customer
        ? `The PaymentMethod \`${method.id}\` does not belong to the Customer \`${customer}\`.`
        : `The provided PaymentMethod was previously used with a Customer. Include the customer when using it.`,
      { param: 'payment_method', code: 'resource_missing' },
    )
}

export function attach(tx: Transaction, method: PaymentMethod, customer: string): void {
  requireUsable(method)
  if (method.customer === customer) return
  if (method.customer)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  const decline = cardOf(method._.number)?.declines
  if (decline) throw cardError(decline)
  method.customer = customer
  tx.emit('payment_method.attached', method)
}

const needMethod = (tx: Transaction, id: string) => {
  const method = tx.get('payment_method', id)
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method')
  return method
}

function detach({ tx, ids: [id = ''] }: Call) {
  const method = needMethod(tx, id)
  const customer = tx.get('customer', method.customer)
  if (!customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        code: 'payment_method_unexpected_state',
      },
    )
  if (customer.invoice_settings.default_payment_method === id) {
    customer.invoice_settings.default_payment_method = null
    tx.emit('customer.updated', customer)
  }
  for (const { id: subscriptionId } of tx.find('subscription', (sub) => sub.default_payment_method === id)) {
    const subscription = tx.need('subscription', subscriptionId)
    subscription.default_payment_method = null
    tx.emit('customer.subscription.updated', subscription)
  }
  method.customer = null
  method._.detached = true
  tx.emit('payment_method.detached', method)
  return method
}

const ofCustomer = (customer: string | undefined) => (method: PaymentMethod) =>
  customer !== undefined && method.customer === customer

export const paymentMethodRoutes = [
  route(
    'POST',
    '/v1/payment_methods',
    p.paramsOf<Stripe.PaymentMethodCreateParams & { payment_user_agent: string }>()({
      ...methodData,
      type: p.required(p.oneOf('card')),
      payment_user_agent: p.text(),
    }),
    ({ tx }, data) => createMethod(tx, data),
    { browser: true },
  ),
  route(
    'GET',
    '/v1/payment_methods',
    p.paramsOf<Stripe.PaymentMethodListParams>()({ ...p.page, customer: p.id, type: p.oneOf('card') }),
    (call, { customer, ...page }) => listOf(call, 'payment_method', page, ofCustomer(customer)),
  ),
  route(
    'GET',
    '/v1/payment_methods/:id',
    p.paramsOf<Stripe.PaymentMethodRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => needMethod(tx, id),
  ),
  route(
    'POST',
    '/v1/payment_methods/:id',
    p.paramsOf<Stripe.PaymentMethodUpdateParams>()({
      billing_details: billingDetails,
      metadata: p.metadata,
      card: p.object({ exp_month: p.integer({ min: 1, max: 12 }), exp_year: p.integer() }),
      allow_redisplay: methodData.allow_redisplay,
    }),
    ({ tx, ids: [id = ''] }, { billing_details: billing, metadata, card: expiry, allow_redisplay }) => {
      const method = needMethod(tx, id)
      setMetadata(method, metadata)
      for (const [name, value] of Object.entries(billing ?? {}))
        if (value !== undefined) Object.assign(method.billing_details, { [name]: value })
      if (expiry?.exp_month) method.card.exp_month = expiry.exp_month
      if (expiry?.exp_year) method.card.exp_year = expiry.exp_year
      if (allow_redisplay) method.allow_redisplay = allow_redisplay
      tx.emit('payment_method.updated', method)
      return method
    },
  ),
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    p.paramsOf<Stripe.PaymentMethodAttachParams>()({ customer: p.required(p.id) }),
    ({ tx, ids: [id = ''] }, { customer }) => {
      tx.refer('customer', customer, 'customer')
      const method = id.startsWith('pm_card_') ? methodOf(tx, id) : needMethod(tx, id)
      attach(tx, method, customer)
      return method
    },
  ),
  route('POST', '/v1/payment_methods/:id/detach', p.paramsOf<Stripe.PaymentMethodDetachParams>()({}), detach),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    p.paramsOf<Stripe.CustomerListPaymentMethodsParams>()({ ...p.page, type: p.oneOf('card') }),
    (call, page) => {
      const { id } = call.tx.need('customer', call.ids[0] ?? '')
      return listOf(call, 'payment_method', page, ofCustomer(id))
    },
  ),
  route(
    'GET',
    '/v1/customers/:id/payment_methods/:method',
    p.paramsOf<Stripe.CustomerRetrievePaymentMethodParams>()({}),
    ({ tx, ids: [customer = '', id = ''] }) => {
      const method = needMethod(tx, id)
      if (method.customer !== customer) throw noSuch('PaymentMethod', id, 'payment_method')
      return method
    },
  ),
]
