import type { Invoice, InvoiceStatus } from '#shared/billing/invoices/invoice.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import type { Tone } from '#web/ui/badge.tsx'

export type Reading = { word: string; tone: Tone }

const readings: Record<InvoiceStatus, Reading> = {
  paid: { word: 'Paid', tone: 'success' },
  open: { word: 'Open', tone: 'warning' },
  void: { word: 'Void', tone: 'neutral' },
  draft: { word: 'Draft', tone: 'neutral' },
  uncollectible: { word: 'Uncollectible', tone: 'danger' },
}

const lastEight = (id: string) => id.slice(-8)

/** An invoice as it is shown. With an `invoiceId` there is a file to download. */
export type ListedInvoice = Pick<
  Invoice,
  | 'planName'
  | 'createdAt'
  | 'dueAt'
  | 'paidAt'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'totalCents'
  | 'amountPaidCents'
  | 'creditCents'
  | 'lines'
> & { id: string; invoiceId?: Invoice['id']; number: string; reading: Reading }

export const listedInvoice = (invoice: Invoice): ListedInvoice => ({
  ...invoice,
  number: invoice.invoiceNumber || lastEight(invoice.id),
  reading: readings[invoice.status],
  ...(invoice.status !== 'draft' && { invoiceId: invoice.id }),
})

const paid = new Set<Transaction['status']>(['succeeded', 'refunded', 'partially_refunded'])

/** A payment without an invoice still reads like one. */
export function invoiceOfPayment(payment: Transaction): ListedInvoice {
  const { id, amountCents, description, createdAt, status } = payment
  const isPaid = paid.has(status)
  return {
    id,
    number: lastEight(id),
    reading: isPaid ? readings.paid : { word: 'Pending', tone: 'warning' },
    createdAt,
    ...(isPaid && { paidAt: createdAt }),
    subtotalCents: amountCents,
    discountCents: 0,
    taxCents: 0,
    totalCents: amountCents,
    amountPaidCents: isPaid ? amountCents : 0,
    lines: [{ description, amountCents, quantity: 1 }],
  }
}
