import { createPdf } from '#core/platform/pdf/create-pdf.ts'
import { isPrintable } from '#core/platform/pdf/text-runs.ts'
import { type Row, writeRows } from '#core/platform/pdf/write-rows.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { siteName } from '#shared/site-name.ts'

/** The invoice as a document, for those that no provider prints. */
export function invoicePdf(invoice: Invoice, billedTo: NonNullable<Invoice['billedTo']>): Promise<Buffer> {
  const title = `Invoice ${invoice.invoiceNumber}`
  const pdf = createPdf({ title, paper: 'LETTER', madeAt: invoice.createdAt })
  writeRows(pdf, rowsOf(invoice, billedTo))
  return pdf.end()
}

function rowsOf(invoice: Invoice, { name, companyName, email }: NonNullable<Invoice['billedTo']>): Row[] {
  const { subtotalCents, discountCents, taxCents, totalCents, amountPaidCents, status } = invoice
  return [
    { text: siteName, size: 20, bold: true },
    { text: `Invoice ${invoice.invoiceNumber}`, size: 14, bold: true, gapBefore: 12 },
    { text: `Issued on ${utcDay(invoice.createdAt)}` },
    ...(invoice.dueAt ? [{ text: `Due on ${utcDay(invoice.dueAt)}` }] : []),
    { text: invoice.paidAt ? `Paid on ${utcDay(invoice.paidAt)}` : `Status: ${status}` },
    { text: 'Billed to', bold: true, gapBefore: 14 },
    // In a script that no font is there for, a name would be question marks; the address says who it is.
    ...[name, companyName].flatMap((line) => (line && isPrintable(line) ? [{ text: line }] : [])),
    { text: email },
    { text: 'Description', amount: 'USD', bold: true, gapBefore: 24, rule: true },
    ...invoice.lines.map(({ description, amountCents, quantity }) => ({
      text: quantity === 1 ? description : `${quantity} x ${description}`,
      amount: dollars(amountCents),
    })),
    { text: 'Subtotal', amount: dollars(subtotalCents), gapBefore: 16, rule: true },
    ...(discountCents > 0 ? [{ text: 'Discount', amount: dollars(-discountCents) }] : []),
    ...(taxCents > 0 ? [{ text: 'Tax', amount: dollars(taxCents) }] : []),
    { text: 'Total', amount: dollars(totalCents), bold: true, gapBefore: 16, rule: true },
    { text: 'Paid', amount: dollars(amountPaidCents) },
    ...(status === 'open'
      ? [{ text: 'Amount due', amount: dollars(totalCents - amountPaidCents), bold: true }]
      : []),
  ]
}
