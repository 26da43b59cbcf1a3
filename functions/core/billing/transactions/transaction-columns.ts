import { isPaidAtShow, paidAtShow } from '#shared/billing/transactions/paid-at-show.ts'
import { purposeWords } from '#shared/billing/transactions/purpose-words.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import type { Column } from '#shared/platform/csv/csv-part.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'

/** Amounts are decimals in the currency beside them, which a spreadsheet adds up as they are. */
export const transactionColumns: Column<Transaction>[] = [
  ['Id', ({ id }) => id],
  ['Created (UTC)', ({ createdAt }) => createdAt],
  ['Type', ({ type }) => type],
  ['Status', ({ status }) => status],
  ['Description', ({ description }) => description],
  ['Amount', ({ amountCents }) => decimalDollars(amountCents)],
  ['Refunded', ({ refundedCents }) => decimalDollars(refundedCents)],
  ['Tax', ({ taxCents = 0 }) => decimalDollars(taxCents)],
  ['Currency', ({ currency }) => currency],
  ['Provider', ({ paymentProvider }) => paymentProvider],
  ['Provider reference', ({ providerTransactionId = '' }) => providerTransactionId],
  ['Invoice', ({ invoiceId = '' }) => invoiceId],
  ['Purpose', purposeOf],
  ['Event', ({ purpose }) => (purpose?.kind === 'entry' ? purpose.eventId : '')],
  ['Refund reason', ({ refundReason = '' }) => refundReason],
]

/** Cash at the gate has its own words, since it is not revenue of the platform. */
function purposeOf(transaction: Transaction): string {
  const { purpose } = transaction
  if (!purpose) return ''
  const words = purposeWords[purpose.kind]
  return isPaidAtShow(transaction) ? `${words}: ${paidAtShow}` : words
}
