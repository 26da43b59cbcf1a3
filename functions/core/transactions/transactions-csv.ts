import { byteOrderMark, csvLine } from '#shared/csv/csv-line.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'

export type Column<T> = [header: string, value: (row: T) => string]

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

/** A part of a file: the first begins with the names of the columns. */
export function csvPart<T>(columns: readonly Column<T>[], rows: readonly T[], isFirst: boolean): string {
  const head = isFirst ? byteOrderMark + csvLine(columns.map(([header]) => header)) : ''
  return head + rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('')
}
