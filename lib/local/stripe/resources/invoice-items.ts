import type Stripe from 'stripe'
import { totalUp } from '../billing/draft-invoice.ts'
import { addInvoiceItem, invoiceItem, priceOfItem } from '../billing/invoice-items.ts'
import { itemLine } from '../billing/invoice-lines.ts'
import type { InvoiceItem } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

const period = p.object({ start: p.required(p.timestamp), end: p.required(p.timestamp) })
const details = {
  amount: p.integer({ min: -99_999_999, max: 99_999_999 }),
  description: p.text(),
  discountable: p.flag,
  metadata: p.metadata,
  period,
}
/** Tax is added to a price or there is none: no one here sells prices that include it. */
const taxation = { tax_behavior: p.oneOf('exclusive'), tax_code: p.text() }

/** An invoice item as a preview shows it. */
export const previewedItem = p.object({
  ...details,
  ...taxation,
  amount: p.required(details.amount),
  currency: p.currency,
})

/** A draft takes an item immediately; a finished invoice takes none. */
function putOnDraft(tx: Transaction, item: InvoiceItem): void {
  const invoice = tx.refer('invoice', item.invoice as string, 'invoice')
  if (invoice.status !== 'draft')
    throw invalid('The invoice is no longer editable.', { code: 'invoice_not_editable', param: 'invoice' })
  const line = itemLine(item, priceOfItem(tx, item))
  line.invoice = invoice.id
  invoice.lines.data.unshift(line)
  totalUp(tx, invoice, tx.need('customer', invoice.customer ?? ''), invoice.discounts as string[])
  tx.emit('invoice.updated', invoice)
}

function editable(tx: Transaction, id: string): InvoiceItem {
  const item = tx.need('invoiceitem', id)
  if (item.invoice)
    throw invalid('This invoice item is attached to an invoice and can no longer be changed.', {
      code: 'invoice_not_editable',
    })
  return item
}

export const invoiceItemRoutes = [
  route(
    'POST',
    '/v1/invoiceitems',
    p.paramsOf<Stripe.InvoiceItemCreateParams>()({
      ...details,
      ...taxation,
      currency: p.currency,
      customer: p.required(p.id),
      invoice: p.id,
      pricing: p.object({ price: p.id }),
      quantity: p.integer({ min: 0 }),
      subscription: p.id,
    }),
    ({ tx }, given) => {
      const { id: customer } = tx.refer('customer', given.customer, 'customer')
      const price = given.pricing?.price ? tx.refer('price', given.pricing.price, 'pricing[price]') : null
      if (price === null && given.amount === undefined) throw missing('amount')
      const item = addInvoiceItem(
        tx,
        invoiceItem(tx, {
          customer,
          amount: price ? (price.unit_amount ?? 0) * (given.quantity ?? 1) : (given.amount ?? 0),
          description: given.description ?? (price ? (tx.get('product', price.product)?.name ?? null) : null),
          discountable: given.discountable,
          metadata: given.metadata,
          period: given.period,
          price,
          quantity: given.quantity,
          subscription: given.subscription,
          taxCode: given.tax_code,
          invoice: given.invoice,
        }),
      )
      if (item.invoice) putOnDraft(tx, item)
      return item
    },
  ),
  route(
    'GET',
    '/v1/invoiceitems',
    p.paramsOf<Stripe.InvoiceItemListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      invoice: p.id,
      pending: p.flag,
    }),
    (call, { customer, invoice, pending, ...page }) =>
      listOf(
        call,
        'invoiceitem',
        page,
        (item) =>
          (customer === undefined || item.customer === customer) &&
          (invoice === undefined || item.invoice === invoice) &&
          (pending === undefined || (item.invoice === null) === pending),
      ),
  ),
  route(
    'GET',
    '/v1/invoiceitems/:id',
    p.paramsOf<Stripe.InvoiceItemRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('invoiceitem', id),
  ),
  route(
    'POST',
    '/v1/invoiceitems/:id',
    p.paramsOf<Stripe.InvoiceItemUpdateParams>()(details),
    ({ tx, ids: [id = ''] }, given) => {
      const item = editable(tx, id)
      setMetadata(item, given.metadata)
      if (given.amount !== undefined) {
        item.amount = given.amount
        item.net_amount = given.amount
      }
      if (given.description !== undefined) item.description = given.description
      if (given.period) item.period = given.period
      return item
    },
  ),
  route(
    'DELETE',
    '/v1/invoiceitems/:id',
    p.paramsOf<Stripe.InvoiceItemDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      tx.emit('invoiceitem.deleted', editable(tx, id))
      tx.remove('invoiceitem', id)
      return { id, object: 'invoiceitem', deleted: true } satisfies Stripe.DeletedInvoiceItem
    },
  ),
]
