import type { Column } from '#shared/csv/csv-part.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'

/** Amounts are whole cents beside their currency: nothing for a spreadsheet to round. */
export const transactionColumns: Column<Transaction>[] = [
  ['Id', ({ id }) => id],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Type', ({ type }) => type],
  ['Status', ({ status }) => status],
  ['Description', ({ description }) => description],
  ['Amount (minor units)', ({ amountCents }) => String(amountCents)],
  ['Refunded (minor units)', ({ refundedCents }) => String(refundedCents)],
  ['Tax (minor units)', ({ taxCents = 0 }) => String(taxCents)],
  ['Currency', ({ currency }) => currency],
  ['Provider', ({ paymentProvider }) => paymentProvider],
  ['Provider reference', ({ providerTransactionId = '' }) => providerTransactionId],
  ['Invoice', ({ invoiceId = '' }) => invoiceId],
  ['Refund reason', ({ refundReason = '' }) => refundReason],
]
