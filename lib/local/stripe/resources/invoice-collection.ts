import { view } from '../../provider/store/view.ts'
import { redeem } from '../billing/discounts.ts'
import { draftInvoice } from '../billing/draft-invoice.ts'
import { finalizeInvoice } from '../billing/finalize-invoice.ts'
import { pendingItems } from '../billing/invoice-items.ts'
import { markPaid } from '../billing/mark-paid.ts'
import { attemptPayment } from '../billing/pay-invoice.ts'
import { refusePayment } from '../billing/payment-refusal.ts'
import type { Invoice } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Call } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { methodOf, requireOwn } from './payment-methods.ts'

export function createInvoice(
  tx: Transaction,
  given: { customer?: string | undefined; [name: string]: unknown },
): Invoice {
  const { customer: owner, subscription: of } = given as { customer?: string; subscription?: string }
  const subscription = of === undefined ? undefined : tx.refer('subscription', of, 'subscription')
  const customerId = owner ?? subscription?.customer
  if (!customerId) throw missing('customer')
  const customer = tx.refer('customer', customerId, 'customer')
  const { pending_invoice_items_behavior: pending = 'exclude' } = given
  const invoice = draftInvoice(tx, {
    customer,
    subscription,
    reason: 'manual',
    items:
      pending === 'include' || subscription ? pendingItems(tx, customer.id, subscription?.id ?? null) : [],
    discounts: redeem(tx, (given.discounts as []) ?? [], { customer, subscription: null, amount: 0 }),
    automaticTax: (given.automatic_tax as { enabled: boolean } | undefined)?.enabled,
    autoAdvance: (given.auto_advance as boolean | undefined) ?? false,
    description: given.description as string | undefined,
    footer: given.footer as string | undefined,
    defaultMethod: given.default_payment_method as string | undefined,
    metadata: given.metadata as Record<string, string> | undefined,
  })
  if (invoice.auto_advance) scheduleFinalization(tx, invoice)
  tx.emit('invoice.created', invoice)
  return invoice
}

export function scheduleFinalization(tx: Transaction, invoice: Invoice): void {
  invoice.automatically_finalizes_at = tx.now + 3600
  tx.schedule('finalize_invoice', invoice.id, invoice.automatically_finalizes_at)
}

export function payInvoice(
  call: Call,
  given: {
    payment_method?: string | undefined
    off_session?: boolean | undefined
    paid_out_of_band?: boolean | undefined
  },
) {
  const { tx } = call
  const invoice = tx.need('invoice', call.ids[0] ?? '')
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status === 'void') throw invalid('This invoice has been voided and cannot be paid.')
  if (invoice.status === 'draft') finalizeInvoice(tx, invoice)
  if (invoice.status === 'paid') return invoice
  invoice.status = 'open'
  if (given.paid_out_of_band) {
    markPaid(tx, invoice, { outOfBand: true })
    return invoice
  }
  const method = given.payment_method === undefined ? undefined : methodOf(tx, given.payment_method)
  if (method) requireOwn(method, invoice.customer)
  const outcome = attemptPayment(tx, invoice, { method, offSession: given.off_session ?? true })
  if (outcome.result === 'succeeded') return invoice
  const intent = tx.get('payment_intent', invoice._.paymentIntent)
  return refusePayment(outcome, { keepsChanges: true, more: intent ? { payment_intent: view(intent) } : {} })
}
