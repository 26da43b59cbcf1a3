import type { Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { addBalanceTransaction } from './customer-balance.ts'
import { subscriptionOf } from './draft-invoice.ts'
import { cancelIntent } from './mark-paid.ts'
import { forgetChange, setStatus } from './subscription-status.ts'

/** Takes an unpaid invoice back; what it used of the customer's balance returns. */
export function voidInvoice(tx: Transaction, invoice: Invoice): void {
  const customer = tx.get('customer', invoice.customer)
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance
  if (customer && used !== 0)
    addBalanceTransaction(tx, customer, {
      amount: -used,
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
    })
  for (const { id } of tx.find(
    'invoice_payment',
    (other) => other.invoice === invoice.id && other.status === 'open',
  )) {
    const payment = tx.need('invoice_payment', id)
    payment.status = 'canceled'
    payment.status_transitions.canceled_at = tx.now
  }
  cancelIntent(tx, invoice)
  invoice.status = 'void'
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = tx.now
  tx.unschedule('retry_invoice', invoice.id)
  tx.emit('invoice.voided', invoice)
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  if (subscription?._.changeInvoice === invoice.id) {
    forgetChange(tx, subscription)
    tx.emit('customer.subscription.updated', subscription)
  } else if (subscription?.status === 'past_due' && subscription.latest_invoice === invoice.id)
    setStatus(tx, subscription, 'active')
}
