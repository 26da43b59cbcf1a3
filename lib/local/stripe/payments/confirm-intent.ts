import type Stripe from 'stripe'
import { view } from '../../provider/store/view.ts'
import type { PaymentIntent, PaymentMethod } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import type { StripeErrorBody } from '../wire/stripe-error.ts'
import { addCharge } from './charge.ts'
import { cardErrorBody, type Decline } from './declines.ts'
import { openDispute, warnOfFraud } from './open-dispute.ts'
import { settleSeconds } from './settle-seconds.ts'
import { cardOf, type TestCard } from './test-cards.ts'
import { authenticationAction, authenticationFailed, needsAuthentication } from './three-d-secure.ts'

export type Outcome =
  | { result: 'succeeded' }
  | { result: 'requires_action' }
  | { result: 'processing' }
  | { result: 'failed'; error: StripeErrorBody; decline: Decline | 'authentication_failed' }

export type Confirmation = {
  offSession: boolean
  /** The result of asking the person, once they were asked. */
  authenticated?: boolean
  returnUrl?: string | undefined
}

/** Tries to take the money of an intent from a card, as the card's number says it goes. */
export function confirmIntent(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  { offSession, authenticated, returnUrl }: Confirmation,
): Outcome {
  const card = cardOf(method._.number) as TestCard
  const { threeDSecure } = tx.env.faults
  intent.payment_method = method.id
  intent.next_action = null
  // The refusal of an earlier try is forgotten with the next one.
  intent.last_payment_error = null
  intent._.offSession = offSession
  if (authenticated === false) return failAuthentication(tx, intent, method)
  if (authenticated === undefined && needsAuthentication(method, offSession ? 'off_session' : 'on_session')) {
    if (threeDSecure === 'fail') return failAuthentication(tx, intent, method)
    // An invoice waits for the person; any other unattended payment is declined.
    if (threeDSecure === null && offSession && !intent._.invoice)
      return fail(tx, intent, method, 'authentication_required')
    if (threeDSecure === null) {
      intent.status = 'requires_action'
      intent.next_action = authenticationAction(tx.env.url, intent, returnUrl)
      tx.emit('payment_intent.requires_action', intent)
      return { result: 'requires_action' }
    }
  }
  const decline = hasExpired(method, tx.now)
    ? 'expired_card'
    : (card.declines ?? card.chargesDecline ?? card.declinesAuthenticated)
  if (decline) return fail(tx, intent, method, decline)
  return tx.env.faults.slowPayments && !intent._.invoice
    ? waitForBank(tx, intent)
    : succeed(tx, intent, method, card)
}

function waitForBank(tx: Transaction, intent: PaymentIntent): Outcome {
  intent.status = 'processing'
  tx.emit('payment_intent.processing', intent)
  tx.schedule('settle_payment', intent.id, tx.now + settleSeconds)
  return { result: 'processing' }
}

/** The bank’s late word on a payment: the money came. */
export function settlePayment(tx: Transaction, id: string): void {
  const intent = tx.need('payment_intent', id)
  const method = tx.need('payment_method', intent.payment_method ?? '')
  succeed(tx, intent, method, cardOf(method._.number) as TestCard)
}

function succeed(tx: Transaction, intent: PaymentIntent, method: PaymentMethod, card: TestCard): Outcome {
  const charge = addCharge(tx, intent, method, undefined)
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  if (intent.setup_future_usage && intent.customer) {
    method._.setUp = true
    if (!method.customer) {
      method.customer = intent.customer
      tx.emit('payment_method.attached', method)
    }
  }
  tx.emit('payment_intent.succeeded', intent)
  if (card.earlyFraudWarning) warnOfFraud(tx, charge)
  if (card.dispute) openDispute(tx, charge, card.dispute)
  return { result: 'succeeded' }
}

function fail(tx: Transaction, intent: PaymentIntent, method: PaymentMethod, decline: Decline): Outcome {
  const { id } = addCharge(tx, intent, method, decline)
  return refuse(tx, intent, method, { ...cardErrorBody(decline), charge: id }, decline)
}

const failAuthentication = (tx: Transaction, intent: PaymentIntent, method: PaymentMethod) =>
  refuse(
    tx,
    intent,
    method,
    { ...authenticationFailed, code: 'payment_intent_authentication_failure' },
    'authentication_failed',
  )

function refuse(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: StripeErrorBody,
  decline: Decline | 'authentication_failed',
): Outcome {
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    ...error,
    payment_method: view(method),
  } as unknown as Stripe.PaymentIntent.LastPaymentError
  tx.emit('payment_intent.payment_failed', intent)
  return { result: 'failed', error, decline }
}

function hasExpired({ card }: PaymentMethod, now: number): boolean {
  return Date.UTC(card.exp_year, card.exp_month, 1) / 1000 <= now
}
