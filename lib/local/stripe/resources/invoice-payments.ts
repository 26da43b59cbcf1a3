import type Stripe from 'stripe'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'

export const invoicePaymentRoutes = [
  route(
    'GET',
    '/v1/invoice_payments',
    p.paramsOf<Stripe.InvoicePaymentListParams>()({
      ...p.page,
      created: p.created,
      invoice: p.id,
      payment: p.object({ type: p.required(p.oneOf('payment_intent')), payment_intent: p.id }),
      status: p.oneOf('canceled', 'open', 'paid'),
    }),
    (call, { invoice, payment, status, ...page }) =>
      listOf(
        call,
        'invoice_payment',
        page,
        (entry) =>
          (invoice === undefined || entry.invoice === invoice) &&
          (payment === undefined || entry.payment.payment_intent === payment.payment_intent) &&
          (status === undefined || entry.status === status),
      ),
  ),
  route(
    'GET',
    '/v1/invoice_payments/:id',
    p.paramsOf<Stripe.InvoicePaymentRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('invoice_payment', id),
  ),
]
