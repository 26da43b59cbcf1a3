import type Stripe from 'stripe'
import { view } from '../../provider/store/view.ts'
import { cardError, cardErrorBody } from '../payments/declines.ts'
import { newSetupIntent } from '../payments/new-setup-intent.ts'
import { cardOf } from '../payments/test-cards.ts'
import {
  authenticationAction,
  authenticationFailed,
  needsAuthentication,
} from '../payments/three-d-secure.ts'
import type { PaymentMethod, SetupIntent } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { requireClientSecret } from './client-secret.ts'
import { setMetadata } from './metadata.ts'
import { attach, createMethod, methodData, methodOf, requireOwn } from './payment-methods.ts'

const details = { customer: p.id, description: p.text(1000), metadata: p.metadata, payment_method: p.id }
const confirmation = {
  mandate_data: p.emptyable(p.object({ customer_acceptance: p.object({ type: p.text() }) })),
  payment_method: p.id,
  payment_method_data: p.object(methodData),
  return_url: p.text(),
}
type Confirm = { [K in keyof typeof confirmation]?: p.Read<(typeof confirmation)[K]> }

const unexpected = (intent: SetupIntent, verb: string) =>
  invalid(`You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: view(intent),
  })

function confirm(tx: Transaction, intent: SetupIntent, given: Confirm): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'confirm')
  const method = given.payment_method_data
    ? createMethod(tx, given.payment_method_data)
    : given.payment_method
      ? methodOf(tx, given.payment_method)
      : tx.get('payment_method', intent.payment_method)
  if (!method)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
      setup_intent: view(intent),
    })
  requireOwn(method, intent.customer)
  intent.payment_method = method.id
  const decline = cardOf(method._.number)?.declines
  if (decline) {
    setupFailed(tx, intent, cardErrorBody(decline), method)
    throw cardError(decline, { setup_intent: view(intent) }, { keepsChanges: true })
  }
  const { threeDSecure } = tx.env.faults
  if (!needsAuthentication(method, 'setup') || threeDSecure === 'pass') return succeed(tx, intent, method)
  if (threeDSecure === 'fail') return authenticateSetup(tx, intent, false)
  intent.status = 'requires_action'
  intent.next_action = authenticationAction(
    tx.env.url,
    intent,
    given.return_url,
  ) as Stripe.SetupIntent.NextAction
  tx.emit('setup_intent.requires_action', intent)
  return intent
}

function setupFailed(tx: Transaction, intent: SetupIntent, error: object, method: PaymentMethod): void {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_setup_error = {
    ...error,
    payment_method: view(method),
  } as unknown as Stripe.SetupIntent.LastSetupError
  tx.emit('setup_intent.setup_failed', intent)
}

function succeed(tx: Transaction, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  method._.setUp = true
  if (intent.customer) attach(tx, method, intent.customer)
  intent.status = 'succeeded'
  intent.next_action = null
  intent.last_setup_error = null
  tx.emit('setup_intent.succeeded', intent)
  return intent
}

/** The result of asking the person. */
export function authenticateSetup(tx: Transaction, intent: SetupIntent, passed: boolean): SetupIntent {
  const method = tx.need('payment_method', intent.payment_method ?? '')
  if (passed) return succeed(tx, intent, method)
  setupFailed(tx, intent, { ...authenticationFailed, code: 'setup_intent_authentication_failure' }, method)
  return intent
}

function find({ tx, ids: [id = ''], browser }: Call, secret: string | undefined): SetupIntent {
  const intent = tx.need('setup_intent', id)
  tx.get('customer', intent.customer)
  if (browser) requireClientSecret(intent, secret)
  return intent
}

export const setupIntentRoutes = [
  route(
    'POST',
    '/v1/setup_intents',
    p.paramsOf<Stripe.SetupIntentCreateParams>()({
      ...details,
      ...confirmation,
      automatic_payment_methods: p.object({
        enabled: p.required(p.flag),
        allow_redirects: p.oneOf('always', 'never'),
      }),
      confirm: p.flag,
      usage: p.oneOf('off_session', 'on_session'),
    }),
    ({ tx }, given) => {
      if (given.customer) tx.refer('customer', given.customer, 'customer')
      const intent = newSetupIntent(tx, { ...given, customer: given.customer ?? null })
      if (given.confirm) return confirm(tx, intent, given)
      if (given.payment_method) {
        intent.payment_method = methodOf(tx, given.payment_method).id
        intent.status = 'requires_confirmation'
      }
      return intent
    },
  ),
  route(
    'GET',
    '/v1/setup_intents',
    p.paramsOf<Stripe.SetupIntentListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      payment_method: p.id,
    }),
    (call, { customer, payment_method: method, ...page }) =>
      listOf(
        call,
        'setup_intent',
        page,
        (intent) =>
          (customer === undefined || intent.customer === customer) &&
          (method === undefined || intent.payment_method === method),
      ),
  ),
  route(
    'GET',
    '/v1/setup_intents/:id',
    p.paramsOf<Stripe.SetupIntentRetrieveParams>()({ client_secret: p.text() }),
    (call, { client_secret: secret }) => find(call, secret),
    { browser: true },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id',
    p.paramsOf<Stripe.SetupIntentUpdateParams>()(details),
    (call, given) => {
      const intent = find(call, undefined)
      setMetadata(intent, given.metadata)
      if (given.customer) intent.customer = call.tx.refer('customer', given.customer, 'customer').id
      if (given.description !== undefined) intent.description = given.description
      if (given.payment_method) intent.payment_method = methodOf(call.tx, given.payment_method).id
      return intent
    },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    p.paramsOf<Stripe.SetupIntentConfirmParams & { client_secret: string }>()({
      ...confirmation,
      client_secret: p.text(),
      use_stripe_sdk: p.flag,
    }),
    (call, given) => confirm(call.tx, find(call, given.client_secret), given),
    { browser: true },
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    p.paramsOf<Stripe.SetupIntentCancelParams>()({
      cancellation_reason: p.oneOf('abandoned', 'duplicate', 'requested_by_customer'),
    }),
    (call, { cancellation_reason: reason }) => {
      const intent = find(call, undefined)
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'cancel')
      intent.status = 'canceled'
      intent.cancellation_reason = reason ?? null
      call.tx.emit('setup_intent.canceled', intent)
      return intent
    },
  ),
]
