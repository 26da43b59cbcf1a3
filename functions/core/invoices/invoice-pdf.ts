import { isPdfText } from '#core/pdf/pdf-text.ts'
import { type PdfRule, type PdfText, writePdf } from '#core/pdf/write-pdf.ts'
import type { Invoice } from '#shared/invoices/invoice.ts'
import { dollars } from '#shared/money/dollars.ts'
import { siteName } from '#shared/site-name.ts'
import { utcDay } from '#shared/time/utc-day.ts'

const [left, right, top, bottom, lineHeight] = [56, 556, 730, 60, 18]
const lineOfText = /.{1,78}(?=\s|$)|.{1,78}/g

type Row = {
  text: string
  amount?: string
  size?: number
  bold?: boolean
  gapBefore?: number
  rule?: boolean
}

/** The invoice as a document, for those that no provider prints. */
export function invoicePdf(invoice: Invoice, billedTo: NonNullable<Invoice['billedTo']>): Uint8Array {
  return writePdf(pagesOf(rowsOf(invoice, billedTo)), `Invoice ${invoice.invoiceNumber}`)
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
    // In a script that the fonts lack, a name would be question marks; the address says who it is.
    ...[name, companyName].flatMap((line) => (line && isPdfText(line) ? [{ text: line }] : [])),
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
      ? [{ text: 'Still due', amount: dollars(totalCents - amountPaidCents), bold: true }]
      : []),
  ]
}

function pagesOf(rows: readonly Row[]): (PdfText | PdfRule)[][] {
  const pages: (PdfText | PdfRule)[][] = [[]]
  let y = top
  for (const { text, amount, size = 10, bold = false, gapBefore = 0, rule = false } of rows) {
    for (const [index, line] of (text.match(lineOfText) ?? []).entries()) {
      const isFirst = index === 0
      y -= lineHeight + (isFirst ? gapBefore : 0)
      if (y < bottom) {
        pages.push([])
        y = top
      }
      const page = pages.at(-1)
      if (isFirst && rule) page?.push({ fromX: left, toX: right, y: y + lineHeight + 2 })
      page?.push({ x: left, y, size, bold, text: line.trim() })
      if (isFirst && amount) page?.push({ x: right, y, size, bold, alignRight: true, text: amount })
    }
  }
  return pages
}
