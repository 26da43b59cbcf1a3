import type Stripe from 'stripe'
import { addTaxes, subscriptionOf } from '../billing/draft-invoice.ts'
import type { Customer, Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { locationInvalid, taxLocation } from './tax-location.ts'

/**
 * The last word on an invoice’s taxes. If the customer no longer has an address, Stripe bills without taxes and stops
 * taxing the subscription; an account may choose to have such invoices held instead.
 */
export function taxAtLast(tx: Transaction, invoice: Invoice, customer: Customer): 'taxed' | 'held' {
  if (!invoice.automatic_tax.enabled) return 'taxed'
  if (taxLocation(customer)) {
    addTaxes(tx, invoice, customer)
    return 'taxed'
  }
  if (tx.env.faults.withoutLocation === 'hold') {
    const { body } = locationInvalid()
    invoice.automatic_tax.status = 'requires_location_inputs'
    invoice.automatically_finalizes_at = null
    invoice.last_finalization_error = body as Stripe.Invoice.LastFinalizationError
    tx.emit('invoice.finalization_failed', invoice)
    return 'held'
  }
  invoice.automatic_tax = {
    disabled_reason: 'finalization_requires_location_inputs',
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  }
  addTaxes(tx, invoice, customer)
  const subscription = tx.get('subscription', subscriptionOf(invoice))
  if (subscription) {
    subscription.automatic_tax = {
      disabled_reason: 'requires_location_inputs',
      enabled: false,
      liability: null,
    }
    tx.emit('customer.subscription.updated', subscription)
  }
  return 'taxed'
}
