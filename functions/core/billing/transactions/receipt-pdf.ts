import type { billedTo } from '#core/billing/invoices/billed-to.ts'
import { createPdf } from '#core/platform/pdf/create-pdf.ts'
import { isPrintable } from '#core/platform/pdf/text-runs.ts'
import { type Row, writeRows } from '#core/platform/pdf/write-rows.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { siteName } from '#shared/site-name.ts'
import { receiptNumber } from './receipt-number.ts'

type Payer = ReturnType<typeof billedTo> & {
  /** The card, where the provider says which it was. */
  paidWith: string | undefined
}

/** A one-time payment of a member, and its refunds, as a document. */
export function receiptPdf(payment: Transaction, payer: Payer): Promise<Buffer> {
  const title = `Receipt ${receiptNumber(payment)}`
  const pdf = createPdf({ title, paper: 'LETTER', madeAt: payment.createdAt })
  writeRows(pdf, rowsOf(payment, title, payer))
  return pdf.end()
}

function rowsOf(
  { amountCents, refundedCents, taxCents = 0, description, createdAt }: Transaction,
  title: string,
  { name, companyName, email, paidWith }: Payer,
): Row[] {
  return [
    { text: siteName, size: 20, bold: true },
    { text: title, size: 14, bold: true, gapBefore: 12 },
    { text: `Paid on ${utcDay(createdAt)}` },
    ...(paidWith ? [{ text: `Paid with ${paidWith}` }] : []),
    { text: 'Paid by', bold: true, gapBefore: 14 },
    // In a script that no font is there for, a name would be question marks; the address says who it is.
    ...[name, companyName].flatMap((line) => (line && isPrintable(line) ? [{ text: line }] : [])),
    { text: email },
    { text: 'Description', amount: 'USD', bold: true, gapBefore: 24, rule: true },
    { text: description, amount: dollars(amountCents - taxCents) },
    ...(taxCents > 0 ? [{ text: 'Tax', amount: dollars(taxCents) }] : []),
    { text: 'Paid', amount: dollars(amountCents), bold: true, gapBefore: 16, rule: true },
    ...(refundedCents > 0
      ? [
          { text: 'Refunded', amount: dollars(-refundedCents) },
          { text: 'Paid after refunds', amount: dollars(amountCents - refundedCents), bold: true },
        ]
      : []),
  ]
}
