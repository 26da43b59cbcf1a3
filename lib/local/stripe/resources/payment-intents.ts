import type Stripe from 'stripe'
import { view } from '../../provider/store/view.ts'
import { confirmAndSettle } from '../billing/pay-invoice.ts'
import { descriptorOf } from '../payments/charge.ts'
import type { Outcome } from '../payments/confirm-intent.ts'
import { newPaymentIntent } from '../payments/new-payment-intent.ts'
import type { PaymentIntent } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid, StripeError } from '../wire/stripe-error.ts'
import { requireClientSecret } from './client-secret.ts'
import { setMetadata } from './metadata.ts'
import { createMethod, methodData, methodOf, requireOwn } from './payment-methods.ts'

const usage = p.oneOf('off_session', 'on_session')
const automatic = p.object({
  enabled: p.required(p.flag),
  allow_redirects: p.oneOf('always', 'never'),
})
const details = {
  amount: p.amount,
  currency: p.currency,
  customer: p.id,
  description: p.text(1000),
  metadata: p.metadata,
  payment_method: p.id,
  receipt_email: p.emptyable(p.text(800)),
  setup_future_usage: p.emptyable(usage),
  statement_descriptor_suffix: p.text(22),
}
const confirmation = {
  mandate_data: p.emptyable(p.object({ customer_acceptance: p.object({ type: p.text() }) })),
  off_session: p.flag,
  payment_method: p.id,
  payment_method_data: p.object(methodData),
  receipt_email: details.receipt_email,
  return_url: p.text(),
  setup_future_usage: details.setup_future_usage,
  error_on_requires_action: p.flag,
}
type Confirm = { [K in keyof typeof confirmation]?: p.Read<(typeof confirmation)[K]> }

const unexpected = (intent: PaymentIntent, verb: string, why: string) =>
  invalid(`You cannot ${verb} this PaymentIntent because it has ${why}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: view(intent),
  })

function confirm(tx: Transaction, intent: PaymentIntent, given: Confirm): PaymentIntent {
  if (intent.status === 'succeeded')
    throw unexpected(intent, 'confirm', 'already succeeded after being previously confirmed')
  if (intent.status === 'canceled' || intent.status === 'processing')
    throw unexpected(intent, 'confirm', `a status of ${intent.status}`)
  const method = given.payment_method_data
    ? createMethod(tx, given.payment_method_data)
    : given.payment_method
      ? methodOf(tx, given.payment_method)
      : tx.get('payment_method', intent.payment_method)
  if (!method)
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: view(intent) },
    )
  requireOwn(method, intent.customer)
  if (given.setup_future_usage !== undefined) intent.setup_future_usage = given.setup_future_usage
  if (given.receipt_email !== undefined) intent.receipt_email = given.receipt_email
  const outcome = confirmAndSettle(tx, intent, method, {
    offSession: given.off_session ?? false,
    returnUrl: given.return_url,
  })
  if (outcome.result === 'requires_action' && given.error_on_requires_action)
    throw new StripeError(402, {
      type: 'card_error',
      code: 'authentication_required',
      message:
        'This payment required an authentication action to complete, but `error_on_requires_action` was set.',
    })
  return report(intent, outcome)
}

/** A declined card is a 402, with the intent as it is now; the failed try stays on record. */
export function report(intent: PaymentIntent, outcome: Outcome): PaymentIntent {
  if (outcome.result !== 'failed' || outcome.error.type !== 'card_error') return intent
  const { payment_method } = intent.last_payment_error ?? {}
  throw new StripeError(
    402,
    { ...outcome.error, payment_intent: view(intent), ...(payment_method && { payment_method }) },
    { keepsChanges: true },
  )
}

function find({ tx, ids: [id = ''], browser }: Call, secret: string | undefined): PaymentIntent {
  const intent = tx.need('payment_intent', id)
  tx.get('customer', intent.customer)
  if (browser) requireClientSecret(intent, secret)
  return intent
}

function cancel({ tx, ids: [id = ''] }: Call, reason: Stripe.PaymentIntent.CancellationReason | undefined) {
  const intent = tx.need('payment_intent', id)
  if (intent._.invoice)
    throw invalid(
      'You cannot cancel a PaymentIntent that was created by an Invoice. Void the invoice instead.',
      {
        code: 'payment_intent_unexpected_state',
      },
    )
  if (!intent.status.startsWith('requires_'))
    throw unexpected(intent, 'cancel', `a status of ${intent.status}`)
  intent.status = 'canceled'
  intent.canceled_at = tx.now
  intent.cancellation_reason = reason ?? null
  intent.next_action = null
  tx.emit('payment_intent.canceled', intent)
  return intent
}

/**
 * The bank’s text after the name of the account has at most 22 signs with it, a letter, and no sign that banks cannot
 * read.
 */
function readSuffix(suffix: string | undefined): string | undefined {
  if (suffix === undefined) return undefined
  const param = 'statement_descriptor_suffix'
  if (/[<>\\'"*]/.test(suffix))
    throw invalid('The statement descriptor suffix has signs that banks cannot read.', { param })
  if (!/[a-z]/i.test(suffix))
    throw invalid('The statement descriptor suffix must have at least one letter.', { param })
  if (descriptorOf(suffix).length > 22)
    throw invalid('The statement descriptor is longer than 22 characters with this suffix.', { param })
  return suffix
}

export const paymentIntentRoutes = [
  route(
    'POST',
    '/v1/payment_intents',
    p.paramsOf<Stripe.PaymentIntentCreateParams>()({
      ...details,
      ...confirmation,
      amount: p.required(p.amount),
      currency: p.required(p.currency),
      automatic_payment_methods: automatic,
      confirm: p.flag,
    }),
    ({ tx }, given) => {
      if (given.amount < 50)
        throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
      if (given.customer) tx.refer('customer', given.customer, 'customer')
      const intent = newPaymentIntent(tx, {
        amount: given.amount,
        customer: given.customer ?? null,
        description: given.description,
        metadata: given.metadata,
        receiptEmail: given.receipt_email,
        setupFutureUsage: given.setup_future_usage,
        statementDescriptorSuffix: readSuffix(given.statement_descriptor_suffix),
      })
      if (given.payment_method && !given.confirm) {
        intent.payment_method = methodOf(tx, given.payment_method).id
        intent.status = 'requires_confirmation'
      }
      tx.emit('payment_intent.created', intent)
      return given.confirm ? confirm(tx, intent, given) : intent
    },
  ),
  route(
    'GET',
    '/v1/payment_intents',
    p.paramsOf<Stripe.PaymentIntentListParams>()({ ...p.page, created: p.created, customer: p.id }),
    (call, { customer, ...page }) =>
      listOf(
        call,
        'payment_intent',
        page,
        (intent) => customer === undefined || intent.customer === customer,
      ),
  ),
  route(
    'GET',
    '/v1/payment_intents/:id',
    p.paramsOf<Stripe.PaymentIntentRetrieveParams>()({ client_secret: p.text() }),
    (call, { client_secret: secret }) => find(call, secret),
    { browser: true },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id',
    p.paramsOf<Stripe.PaymentIntentUpdateParams>()(details),
    ({ tx, ids: [id = ''] }, given) => {
      const intent = tx.need('payment_intent', id)
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw unexpected(intent, 'update', `a status of ${intent.status}`)
      if (intent._.invoice && given.amount !== undefined)
        throw invalid('The amount of a PaymentIntent that belongs to an Invoice cannot be changed.', {
          param: 'amount',
        })
      setMetadata(intent, given.metadata)
      readSuffix(given.statement_descriptor_suffix)
      for (const name of [
        'amount',
        'customer',
        'description',
        'receipt_email',
        'setup_future_usage',
        'statement_descriptor_suffix',
      ] as const)
        if (given[name] !== undefined) Object.assign(intent, { [name]: given[name] })
      if (given.payment_method) {
        intent.payment_method = methodOf(tx, given.payment_method).id
        intent.status = 'requires_confirmation'
      }
      return intent
    },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/confirm',
    p.paramsOf<Stripe.PaymentIntentConfirmParams & { client_secret: string }>()({
      ...confirmation,
      client_secret: p.text(),
      use_stripe_sdk: p.flag,
    }),
    (call, given) => confirm(call.tx, find(call, given.client_secret), given),
    { browser: true },
  ),
  route(
    'POST',
    '/v1/payment_intents/:id/cancel',
    p.paramsOf<Stripe.PaymentIntentCancelParams>()({
      cancellation_reason: p.oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    }),
    (call, { cancellation_reason: reason }) => cancel(call, reason),
  ),
]
