import type Stripe from 'stripe'
import { discountsInForce, redeem } from '../billing/discounts.ts'
import { subscriptionOf, totalUp } from '../billing/draft-invoice.ts'
import { finalizeInvoice } from '../billing/finalize-invoice.ts'
import { attemptPayment } from '../billing/pay-invoice.ts'
import { previewInvoice } from '../billing/preview-invoice.ts'
import { itemShape } from '../billing/subscription-items.ts'
import { voidInvoice } from '../billing/void-invoice.ts'
import type { Invoice } from '../store/kinds.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { type Call, route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createInvoice, payInvoice, scheduleFinalization } from './invoice-collection.ts'
import { previewedItem } from './invoice-items.ts'
import { setMetadata } from './metadata.ts'
import { discountsParam, prorationBehavior } from './subscription-params.ts'

const details = {
  auto_advance: p.flag,
  collection_method: p.oneOf('charge_automatically'),
  default_payment_method: p.id,
  description: p.text(1500),
  discounts: discountsParam,
  footer: p.text(),
  metadata: p.metadata,
}

const find = ({ tx, ids: [id = ''] }: Call) => tx.need('invoice', id)

function requireDraft(invoice: Invoice, verb: string): void {
  if (invoice.status === 'draft') return
  throw invalid(`This invoice is no longer editable: you can only ${verb} drafts.`, {
    code: 'invoice_not_editable',
  })
}

export const invoiceRoutes = [
  route(
    'POST',
    '/v1/invoices',
    p.paramsOf<Stripe.InvoiceCreateParams>()({
      ...details,
      automatic_tax: p.object({ enabled: p.required(p.flag) }),
      currency: p.currency,
      customer: p.id,
      pending_invoice_items_behavior: p.oneOf('exclude', 'include'),
      subscription: p.id,
    }),
    ({ tx }, given) => createInvoice(tx, given),
  ),
  route(
    'POST',
    '/v1/invoices/create_preview',
    p.paramsOf<Stripe.InvoiceCreatePreviewParams>()({
      automatic_tax: p.object({ enabled: p.required(p.flag) }),
      currency: p.currency,
      customer: p.id,
      discounts: discountsParam,
      invoice_items: p.list(previewedItem),
      preview_mode: p.oneOf('next'),
      subscription: p.id,
      subscription_details: p.object({
        billing_cycle_anchor: p.object({ type: p.required(p.oneOf('now', 'unchanged')) }),
        billing_mode: p.object({ type: p.required(p.oneOf('classic', 'flexible')) }),
        cancel_now: p.flag,
        items: p.list(p.object({ ...itemShape, id: p.id, deleted: p.flag, clear_usage: p.flag })),
        proration_behavior: prorationBehavior,
        proration_date: p.timestamp,
        trial_end: p.either(p.oneOf('now'), p.timestamp),
      }),
    }),
    ({ tx }, { subscription_details: more = {}, ...given }) =>
      previewInvoice(tx, { ...given, details: more } as never),
  ),
  route(
    'GET',
    '/v1/invoices',
    p.paramsOf<Stripe.InvoiceListParams>()({
      ...p.page,
      created: p.created,
      customer: p.id,
      status: p.oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      subscription: p.id,
    }),
    (call, { customer, status, subscription, ...page }) =>
      listOf(
        call,
        'invoice',
        page,
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (status === undefined || invoice.status === status) &&
          (subscription === undefined || subscriptionOf(invoice) === subscription),
      ),
  ),
  route('GET', '/v1/invoices/:id', p.paramsOf<Stripe.InvoiceRetrieveParams>()({}), find),
  route(
    'GET',
    '/v1/invoices/:id/lines',
    p.paramsOf<Stripe.InvoiceListLineItemsParams>()(p.page),
    (call, { limit = 10, starting_after: after }) => {
      const { lines } = find(call)
      const from = after === undefined ? 0 : lines.data.findIndex(({ id }) => id === after) + 1
      return {
        ...lines,
        data: lines.data.slice(from, from + limit),
        has_more: lines.data.length > from + limit,
      }
    },
  ),
  route('POST', '/v1/invoices/:id', p.paramsOf<Stripe.InvoiceUpdateParams>()(details), (call, given) => {
    const invoice = find(call)
    const { tx } = call
    setMetadata(invoice, given.metadata)
    const changes = ['description', 'footer', 'discounts', 'default_payment_method'] as const
    if (changes.some((name) => given[name] !== undefined)) requireDraft(invoice, 'change')
    for (const name of ['description', 'footer', 'default_payment_method'] as const)
      if (given[name] !== undefined) Object.assign(invoice, { [name]: given[name] })
    if (given.discounts !== undefined) {
      const customer = tx.need('customer', invoice.customer ?? '')
      const ids = redeem(tx, (given.discounts ?? []) as [], {
        customer,
        subscription: null,
        invoice: invoice.id,
        amount: invoice.subtotal,
      })
      totalUp(tx, invoice, customer, discountsInForce(tx, ids))
    }
    if (given.auto_advance !== undefined) {
      invoice.auto_advance = given.auto_advance
      if (invoice.status === 'draft' && given.auto_advance) scheduleFinalization(tx, invoice)
      else if (invoice.status === 'draft') {
        invoice.automatically_finalizes_at = null
        tx.unschedule('finalize_invoice', invoice.id)
      }
    }
    tx.emit('invoice.updated', invoice)
    return invoice
  }),
  route(
    'POST',
    '/v1/invoices/:id/finalize',
    p.paramsOf<Stripe.InvoiceFinalizeInvoiceParams>()({ auto_advance: p.flag }),
    (call, { auto_advance: advance }) => {
      const invoice = find(call)
      if (invoice.status !== 'draft')
        throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
          code: 'invoice_not_editable',
        })
      if (advance !== undefined) invoice.auto_advance = advance
      finalizeInvoice(call.tx, invoice)
      if (invoice.status === ('open' as string) && invoice.auto_advance)
        attemptPayment(call.tx, invoice, { offSession: true, scheduled: true })
      return invoice
    },
  ),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    p.paramsOf<Stripe.InvoicePayParams>()({
      off_session: p.flag,
      paid_out_of_band: p.flag,
      payment_method: p.id,
    }),
    payInvoice,
  ),
  route('POST', '/v1/invoices/:id/void', p.paramsOf<Stripe.InvoiceVoidInvoiceParams>()({}), (call) => {
    const invoice = find(call)
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid(`You can only void open or uncollectible invoices; this one is ${invoice.status}.`)
    voidInvoice(call.tx, invoice)
    return invoice
  }),
  route(
    'POST',
    '/v1/invoices/:id/mark_uncollectible',
    p.paramsOf<Stripe.InvoiceMarkUncollectibleParams>()({}),
    (call) => {
      const invoice = find(call)
      if (invoice.status !== 'open') throw invalid('You can only mark open invoices as uncollectible.')
      invoice.status = 'uncollectible'
      invoice.auto_advance = false
      invoice.next_payment_attempt = null
      invoice.status_transitions.marked_uncollectible_at = call.tx.now
      call.tx.unschedule('retry_invoice', invoice.id)
      call.tx.emit('invoice.marked_uncollectible', invoice)
      return invoice
    },
  ),
  route('DELETE', '/v1/invoices/:id', p.paramsOf<Stripe.InvoiceDeleteParams>()({}), (call) => {
    const invoice = find(call)
    requireDraft(invoice, 'delete')
    for (const { id } of call.tx.find('invoiceitem', (item) => item.invoice === invoice.id))
      call.tx.need('invoiceitem', id).invoice = null
    call.tx.unschedule('finalize_invoice', invoice.id)
    call.tx.emit('invoice.deleted', invoice)
    call.tx.remove('invoice', invoice.id)
    return { id: invoice.id, object: 'invoice', deleted: true } satisfies Stripe.DeletedInvoice
  }),
]
