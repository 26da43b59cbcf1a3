import { createPdf } from '#core/platform/pdf/create-pdf.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { LocalRequest, LocalResponse } from '../../service.ts'
import type { Invoice } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { rateOf } from '../tax/tax-rates.ts'
import { page } from './page.ts'

type Row = [label: string, value: string]

const [left, middle, top, bottom, lineHeight] = [56, 400, 62, 782, 18]

/** A PDF of two columns of text, under a title. */
function invoicePdf(title: string, rows: Row[], madeAt: string): Promise<Buffer> {
  const pdf = createPdf({ title, paper: 'A4', madeAt })
  pdf.write(title, { x: left, y: top }, { size: 18, bold: true })
  let y = top
  for (const [label, value] of rows) {
    const style = { size: 10 }
    const labels = pdf.wrap(label, style, middle - left - 16)
    const values = pdf.wrap(value, style, 595 - left - middle)
    for (let line = 0; line < Math.max(1, labels.length, values.length); line++) {
      y += lineHeight
      if (y > bottom) {
        pdf.addPage()
        y = top
      }
      pdf.write(labels[line] ?? '', { x: left, y }, style)
      pdf.write(values[line] ?? '', { x: middle, y }, style)
    }
  }
  return pdf.end()
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
const dollars = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

/** The hosted invoice, and the same as a PDF. */
export function createInvoicePage(store: Store) {
  return async ({ path }: LocalRequest): Promise<LocalResponse> => {
    const [, noun, id = '', part] = path.split('/')
    const charge = noun === 'receipts' ? store.table('charge').get(id) : undefined
    const invoice = store.table('invoice').get(charge?._.invoice ?? id)
    if (!invoice?.number) return page(404, 'Not found', '<p>There is no such invoice.</p>')
    if (part === 'pdf')
      return {
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
          'cache-control': 'no-store',
        },
        body: await invoicePdf('Boxrise', linesOf(invoice), instant(invoice.created)),
      }
    return page(200, `Invoice ${invoice.number}`, htmlOf(invoice))
  }
}

function rowsOf(invoice: Invoice): { head: Row[]; lines: Row[]; totals: Row[] } {
  const day = (at: number | null) => (at === null ? '' : utcDay(instant(at)))
  const { city, state, postal_code: code, country } = invoice.customer_address ?? {}
  const place = [city, state, code, country].filter(Boolean).join(', ')
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const taxes = (invoice.total_taxes ?? [])
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, tax_rate_details: details }): Row => [nameOf(details?.tax_rate), dollars(amount)])
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance
  return {
    head: [
      ['Invoice', invoice.number ?? ''],
      ['Date', day(invoice.status_transitions.finalized_at)],
      ['Billed to', invoice.customer_name ?? invoice.customer_email ?? ''],
      ...(place ? [['', place] as Row] : []),
      ['Status', invoice.status ?? ''],
    ],
    lines: invoice.lines.data.map(({ description, amount }): Row => [description ?? '', dollars(amount)]),
    totals: [
      ['Subtotal', dollars(invoice.subtotal)],
      ...(off > 0 ? [['Discount', dollars(-off)] as Row] : []),
      ...taxes,
      ['Total', dollars(invoice.total)],
      ...(used !== 0 ? [['Balance', dollars(-used)] as Row] : []),
      ['Amount due', dollars(invoice.amount_due)],
      ['Amount paid', dollars(invoice.amount_paid)],
    ],
  }
}

const nameOf = (id = '') => {
  const rate = rateOf(id)
  return rate ? `${rate.name} - ${rate.jurisdiction} (${rate.thousandths / 1000}%)` : 'Tax'
}

const linesOf = (invoice: Invoice): Row[] => {
  const { head, lines, totals } = rowsOf(invoice)
  return [...head, ['', ''], ...lines, ['', ''], ...totals]
}

function htmlOf(invoice: Invoice): string {
  const { head, lines, totals } = rowsOf(invoice)
  const table = (rows: Row[]) =>
    `<table>${rows.map(([label, value]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`
  return `${table(head)}${table(lines)}${table(totals)}<p><a href="/_local/stripe/invoices/${invoice.id}/pdf">Download PDF</a></p>`
}
