import type { Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { whenPaid } from './subscription-status.ts'

/** The invoice is settled: by a charge, by the customer's balance, or outside of Stripe. */
export function markPaid(tx: Transaction, invoice: Invoice, { outOfBand = false } = {}): void {
  const payment = tx.find(
    'invoice_payment',
    (other) => other.invoice === invoice.id && other.status === 'open',
  )[0]
  if (payment) {
    const stored = tx.need('invoice_payment', payment.id)
    if (outOfBand) {
      stored.status = 'canceled'
      stored.status_transitions.canceled_at = tx.now
      cancelIntent(tx, invoice)
    } else {
      stored.status = 'paid'
      stored.amount_paid = invoice.amount_remaining
      stored.status_transitions.paid_at = tx.now
      tx.emit('invoice_payment.paid', stored)
    }
  }
  invoice.status = 'paid'
  if (outOfBand) invoice.amount_paid_off_stripe = invoice.amount_remaining
  invoice.amount_paid += invoice.amount_remaining
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = tx.now
  tx.unschedule('retry_invoice', invoice.id)
  const customer = tx.get('customer', invoice.customer)
  if (customer?.delinquent) customer.delinquent = false
  tx.emit('invoice.paid', invoice)
  tx.emit('invoice.payment_succeeded', invoice)
  whenPaid(tx, invoice)
}

export function cancelIntent(tx: Transaction, invoice: Invoice): void {
  const intent = tx.get('payment_intent', invoice._.paymentIntent)
  if (!intent || intent.status === 'succeeded') return
  intent.status = 'canceled'
  intent.canceled_at = tx.now
  intent.cancellation_reason = 'void_invoice'
  intent.next_action = null
  tx.emit('payment_intent.canceled', intent)
}
