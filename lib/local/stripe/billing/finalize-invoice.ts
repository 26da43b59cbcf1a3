import type Stripe from 'stripe'
import { newPaymentIntent } from '../payments/new-payment-intent.ts'
import type { Customer, Invoice, PaymentIntent } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { taxAtLast } from '../tax/tax-at-last.ts'
import { addBalanceTransaction } from './customer-balance.ts'
import { dueOf, subscriptionOf } from './draft-invoice.ts'
import { markPaid } from './mark-paid.ts'

/** Gives the invoice its number and makes it due; it does not change from here on. */
export function finalizeInvoice(tx: Transaction, invoice: Invoice): void {
  const customer = tx.need('customer', invoice.customer ?? '')
  tx.unschedule('finalize_invoice', invoice.id)
  if (taxAtLast(tx, invoice, customer) === 'held') return
  invoice.last_finalization_error = null
  settleBalance(tx, invoice, customer)
  customer._.invoiceSequence += 1
  customer.next_invoice_sequence = customer._.invoiceSequence + 1
  invoice.number = `${customer.invoice_prefix}-${String(customer._.invoiceSequence).padStart(4, '0')}`
  invoice.status = 'open'
  invoice.status_transitions.finalized_at = tx.now
  invoice.effective_at = tx.now
  invoice.automatically_finalizes_at = null
  invoice.hosted_invoice_url = `${tx.env.url}/invoices/${invoice.id}`
  invoice.invoice_pdf = `${tx.env.url}/invoices/${invoice.id}/pdf`
  if (invoice.amount_due > 0) addPayment(tx, invoice, customer)
  tx.emit('invoice.finalized', invoice)
  if (invoice.amount_due === 0) markPaid(tx, invoice)
}

function settleBalance(tx: Transaction, invoice: Invoice, customer: Customer): void {
  const { due, endingBalance, tooSmall } = dueOf(invoice.total, customer.balance)
  invoice.starting_balance = customer.balance
  const moved = endingBalance - customer.balance
  if (moved !== 0) {
    addBalanceTransaction(tx, customer, {
      amount: moved,
      type: tooSmall ? 'invoice_too_small' : 'applied_to_invoice',
      invoice: invoice.id,
    })
    tx.emit('customer.updated', customer)
  }
  invoice.ending_balance = endingBalance
  invoice.amount_due = due
  invoice.amount_remaining = due
}

function addPayment(tx: Transaction, invoice: Invoice, customer: Customer): PaymentIntent {
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  const keepsCard = subscription?.payment_settings?.save_default_payment_method === 'on_subscription'
  const intent = newPaymentIntent(tx, {
    amount: invoice.amount_due,
    customer: customer.id,
    description: subscription
      ? invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update'
      : 'Payment for Invoice',
    invoice: invoice.id,
    setupFutureUsage: subscription && keepsCard ? 'off_session' : null,
  })
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: tx.now,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment
  tx.add('invoice_payment', payment)
  invoice._.paymentIntent = intent.id
  tx.emit('payment_intent.created', intent)
  return intent
}
