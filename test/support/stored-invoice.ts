import type { Invoice } from '#shared/billing/invoices/invoice.ts'

/** An invoice that no provider has a file of. */
export const storedInvoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: 'ivc_01KCKCKCKCKCKCKCKCKCKCKCKC',
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  invoiceNumber: 'CA-2026-000001',
  status: 'paid',
  subtotalCents: 999,
  discountCents: 0,
  taxCents: 0,
  totalCents: 999,
  amountPaidCents: 999,
  currency: 'USD',
  lines: [{ description: 'Pro Competitor membership', amountCents: 999, quantity: 1 }],
  paymentProvider: 'manual',
  paidAt: '2026-01-01T12:00:00.000Z',
  createdAt: '2026-01-01T12:00:00.000Z',
  version: 1,
  ...change,
})
