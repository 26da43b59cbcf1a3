import type Stripe from 'stripe'
import { addBalanceTransaction } from '../billing/customer-balance.ts'
import { markPaid } from '../billing/mark-paid.ts'
import { refundCharge } from '../payments/refund.ts'
import type { Invoice, Kinds } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { addedTax, summedUp } from '../tax/tax-invoice.ts'
import { listOf, wholeList } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'

const shape = {
  amount: p.amount,
  credit_amount: p.integer({ min: 0 }),
  invoice: p.required(p.id),
  lines: p.list(
    p.object({
      type: p.required(p.oneOf('invoice_line_item', 'custom_line_item')),
      amount: p.amount,
      description: p.text(),
      invoice_line_item: p.id,
      quantity: p.integer({ min: 1 }),
      unit_amount: p.integer({ min: 0 }),
    }),
  ),
  memo: p.text(),
  metadata: p.metadata,
  out_of_band_amount: p.integer({ min: 0 }),
  reason: p.oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'),
  refund_amount: p.integer({ min: 0 }),
}
const params = p.paramsOf<Stripe.CreditNoteCreateParams>()(shape)
type Given = ReturnType<typeof params>

function create(tx: Transaction, given: Given): Kinds['credit_note'] {
  const invoice = tx.refer('invoice', given.invoice, 'invoice')
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw invalid(
      `You can only create credit notes for open or paid invoices; this one is ${invoice.status}.`,
      { param: 'invoice' },
    )
  const lines = linesOf(given, invoice)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const taxes = summedUp(lines.flatMap(({ taxes }) => taxes))
  const total = subtotal + addedTax({ total_taxes: taxes })
  const credited = tx
    .find('credit_note', (note) => note.invoice === invoice.id && note.status === 'issued')
    .reduce((sum, { total: before }) => sum + before, 0)
  if (total < 1 || total > invoice.total - credited)
    throw invalid(
      `The total of the credit note ($${(total / 100).toFixed(2)}) must be greater than 0 and at most the remaining amount of the invoice ($${((invoice.total - credited) / 100).toFixed(2)}).`,
      { param: 'amount' },
    )
  const number = `${invoice.number}-CN-${String(tx.find('credit_note', (note) => note.invoice === invoice.id).length + 1).padStart(2, '0')}`
  const paid = invoice.status === 'paid'
  const note = {
    id: newId('cn'),
    object: 'credit_note',
    amount: total,
    amount_shipping: 0,
    created: tx.now,
    currency: 'usd',
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: tx.now,
    invoice: invoice.id,
    livemode: false,
    memo: given.memo ?? null,
    metadata: given.metadata ?? {},
    number,
    out_of_band_amount: given.out_of_band_amount ?? null,
    pdf: invoice.invoice_pdf ?? '',
    post_payment_amount: paid ? total : 0,
    pre_payment_amount: paid ? 0 : total,
    pretax_credit_amounts: [],
    reason: given.reason ?? null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: taxes,
    type: paid ? 'post_payment' : 'pre_payment',
    voided_at: null,
  } satisfies Omit<Stripe.CreditNote, 'lines'>
  const stored = tx.add('credit_note', {
    ...note,
    lines: wholeList(lines, `/v1/credit_notes/${note.id}/lines`),
  })
  if (paid) returnMoney(tx, invoice, stored, given)
  else reduce(tx, invoice, total)
  tx.emit('credit_note.created', stored)
  tx.emit('invoice.updated', invoice)
  return stored
}

type Taxes = Stripe.InvoiceLineItem.Tax[]

/** A share of an amount with its taxes takes the same share of each tax. */
const partOf = (taxes: Taxes | null, part: number, whole: number): Taxes =>
  (taxes ?? []).map((tax) => ({
    ...tax,
    amount: whole === 0 ? 0 : Math.round((tax.amount * part) / whole),
    taxable_amount: whole === 0 ? 0 : Math.round(((tax.taxable_amount ?? 0) * part) / whole),
  }))

function linesOf(given: Given, invoice: Invoice): { id: string; amount: number; taxes: Taxes }[] {
  const line = (amount: number, description: string | null, taxes: Taxes = [], of?: string) => ({
    id: newId('cnli'),
    object: 'credit_note_line_item',
    amount,
    description,
    discount_amount: 0,
    discount_amounts: [],
    ...(of && { invoice_line_item: of }),
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes,
    type: of ? 'invoice_line_item' : 'custom_line_item',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  })
  if (!given.lines) {
    const total = given.amount ?? invoice.total
    const taxes = partOf(invoice.total_taxes, total, invoice.total)
    return [line(total - addedTax({ total_taxes: taxes }), 'Credit', taxes)]
  }
  return given.lines.map((entry, index) => {
    if (entry.type === 'custom_line_item')
      return line((entry.unit_amount ?? 0) * (entry.quantity ?? 1), entry.description ?? null)
    const of = invoice.lines.data.find(({ id }) => id === entry.invoice_line_item)
    if (!of)
      throw invalid('No such line item on the invoice.', { param: `lines[${index}][invoice_line_item]` })
    const amount = entry.amount ?? of.amount
    return line(amount, of.description, partOf(of.taxes, amount, of.amount), of.id)
  })
}

function reduce(tx: Transaction, invoice: Invoice, total: number): void {
  invoice.pre_payment_credit_notes_amount += total
  const off = Math.min(total, invoice.amount_remaining)
  invoice.amount_due -= off
  invoice.amount_remaining -= off
  const intent = tx.get('payment_intent', invoice._.paymentIntent)
  if (intent) intent.amount = Math.max(invoice.amount_remaining, 1)
  if (invoice.amount_remaining === 0) markPaid(tx, invoice, { outOfBand: true })
}

function returnMoney(tx: Transaction, invoice: Invoice, note: Kinds['credit_note'], given: Given): void {
  const { refund_amount: refund = 0, credit_amount: credit = 0, out_of_band_amount: elsewhere = 0 } = given
  if (refund + credit + elsewhere !== note.total)
    throw invalid(
      `The sum of credit amount, refund amount and out of band amount ($${((refund + credit + elsewhere) / 100).toFixed(2)}) must equal the credit note amount ($${(note.total / 100).toFixed(2)}).`,
    )
  invoice.post_payment_credit_notes_amount += note.total
  if (refund > 0) {
    const intent = tx.get('payment_intent', invoice._.paymentIntent)
    const charge = tx.get('charge', intent?.latest_charge)
    if (!charge) throw invalid('This invoice has no charge to refund.', { param: 'refund_amount' })
    const made = refundCharge(tx, charge, { amount: refund })
    note.refunds = [{ amount_refunded: refund, payment_record_refund: null, refund: made.id, type: 'refund' }]
  }
  if (credit === 0) return
  const customer = tx.need('customer', invoice.customer ?? '')
  const entry = { amount: -credit, type: 'credit_note', invoice: invoice.id, creditNote: note.id } as const
  note.customer_balance_transaction = addBalanceTransaction(tx, customer, entry).id
}

export const creditNoteRoutes = [
  route('POST', '/v1/credit_notes', params, ({ tx }, given) => create(tx, given)),
  route(
    'GET',
    '/v1/credit_notes',
    p.paramsOf<Stripe.CreditNoteListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      invoice: p.id,
    }),
    (call, { customer, invoice, ...page }) =>
      listOf(
        call,
        'credit_note',
        page,
        (note) =>
          (customer === undefined || note.customer === customer) &&
          (invoice === undefined || note.invoice === invoice),
      ),
  ),
]
