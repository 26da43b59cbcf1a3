import { type Confirmation, confirmIntent, type Outcome } from '../payments/confirm-intent.ts'
import type { Invoice, PaymentIntent, PaymentMethod } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { subscriptionOf } from './draft-invoice.ts'
import { retriesLeft, scheduleRetry } from './dunning.ts'
import { markPaid } from './mark-paid.ts'
import { whenUnpaid } from './subscription-status.ts'

export type PayResult = Outcome | { result: 'no_method' }

/** The card an invoice is paid with: its own, the subscription's, or the customer's default. */
export function methodFor(tx: Transaction, invoice: Invoice): PaymentMethod | undefined {
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  const customer = tx.get('customer', invoice.customer)
  return tx.get(
    'payment_method',
    invoice.default_payment_method ??
      subscription?.default_payment_method ??
      (customer?.invoice_settings.default_payment_method as string | null | undefined),
  )
}

/** Tries to collect an open invoice; only the first try and scheduled ones count as attempts. */
export function attemptPayment(
  tx: Transaction,
  invoice: Invoice,
  {
    method = methodFor(tx, invoice),
    offSession,
    scheduled = false,
  }: {
    method?: PaymentMethod | undefined
    offSession: boolean
    scheduled?: boolean
  },
): PayResult {
  const intent = tx.get('payment_intent', invoice._.paymentIntent)
  if (!intent) throw new Error(`invoice ${invoice.id} has no payment intent`)
  if (scheduled || invoice.attempt_count === 0) invoice.attempt_count += 1
  invoice.attempted = true
  if (method) return confirmAndSettle(tx, intent, method, { offSession })
  afterFailure(tx, invoice, null)
  return { result: 'no_method' }
}

/** Confirms an intent and carries the outcome over to the invoice it pays. */
export function confirmAndSettle(
  tx: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod,
  confirmation: Confirmation,
): Outcome {
  const outcome = confirmIntent(tx, intent, method, confirmation)
  const invoice = tx.get('invoice', intent._.invoice)
  if (invoice?.status !== 'open') return outcome
  invoice._.lastMethod = method.id
  if (outcome.result === 'succeeded') markPaid(tx, invoice)
  else if (outcome.result === 'failed') afterFailure(tx, invoice, outcome.decline)
  else {
    invoice.attempted = true
    tx.emit('invoice.payment_action_required', invoice)
    if (confirmation.offSession) afterFailure(tx, invoice, 'authentication_required')
  }
  return outcome
}

function afterFailure(tx: Transaction, invoice: Invoice, decline: string | null): void {
  invoice.attempted = true
  invoice._.lastDecline = decline
  if (invoice._.retries === 0 && invoice.next_payment_attempt === null && retriesLeft(tx, invoice))
    scheduleRetry(tx, invoice)
  tx.emit('invoice.payment_failed', invoice)
  tx.emit('invoice.updated', invoice)
  whenUnpaid(tx, invoice)
}
