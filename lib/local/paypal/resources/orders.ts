import * as z from 'zod/mini'
import { captureOrder, openOrder } from '../billing/order.ts'
import type { Order } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { noSuch, unprocessable } from '../wire/paypal-error.ts'
import { get, post } from '../wire/route.ts'
import { Cents, text, WebAddress } from '../wire/schema.ts'
import { orderLinks, orderView } from './order-view.ts'

const path = '/v2/checkout/orders'

const ExperienceContext = z.strictObject({
  brand_name: z.optional(text(127)),
  locale: z.optional(text(10, 2)),
  shipping_preference: z.optional(z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
  landing_page: z.optional(z.enum(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'])),
  user_action: z._default(z.enum(['CONTINUE', 'PAY_NOW']), 'CONTINUE'),
  payment_method_preference: z.optional(z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
  return_url: WebAddress,
  cancel_url: WebAddress,
})

const NewOrder = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        reference_id: z.optional(text(256)),
        amount: Cents,
        description: z.optional(text(127)),
        custom_id: z.optional(text(127).check(z.regex(/^[\x20-\x7e]+$/))),
        invoice_id: z.optional(text(127)),
        soft_descriptor: z.optional(text(22)),
      }),
    )
    .check(z.minLength(1), z.maxLength(1)),
  payment_source: z.strictObject({ paypal: z.strictObject({ experience_context: ExperienceContext }) }),
})

const Capture = z.strictObject({})

function needOrder(tx: Transaction, id: string): Order {
  const order = openOrder(tx, id)
  if (!order) throw noSuch()
  return tx.need('order', id)
}

const minimal = (tx: Transaction, order: Order) => ({
  id: order.id,
  status: order.status,
  links: orderLinks(tx, order),
})

export const orderRoutes = [
  post(path, NewOrder, ({ tx, representation }, { purchase_units: [unit], payment_source: source }) => {
    if (!unit) throw noSuch()
    const { amount } = unit
    if (amount.cents === 0)
      throw unprocessable(
        'CANNOT_BE_ZERO_OR_NEGATIVE',
        'Must be greater than zero.',
        "/purchase_units/@reference_id=='default'/amount/value",
      )
    const context = source.paypal.experience_context
    const order = tx.add('order', {
      id: newId(17),
      object: 'order',
      status: 'PAYER_ACTION_REQUIRED',
      cents: amount.cents,
      currency: amount.currency,
      description: unit.description,
      customId: unit.custom_id,
      invoiceId: unit.invoice_id,
      softDescriptor: unit.soft_descriptor,
      context: {
        returnUrl: context.return_url,
        cancelUrl: context.cancel_url,
        brand: context.brand_name ?? 'the merchant',
        subscribesNow: context.user_action === 'PAY_NOW',
        immediateOnly: context.payment_method_preference === 'IMMEDIATE_PAYMENT_REQUIRED',
      },
      payer: null,
      approvedAt: null,
      created: tx.now,
      updated: tx.now,
    })
    return { status: 200, body: representation ? orderView(tx, order) : minimal(tx, order) }
  }),
  get(`${path}/:id`, ({ tx, ids: [id = ''] }) => ({ status: 200, body: orderView(tx, needOrder(tx, id)) })),
  post(
    `${path}/:id/capture`,
    Capture,
    ({ tx, ids: [id = ''], representation }) => {
      const order = needOrder(tx, id)
      captureOrder(tx, order)
      return { status: 201, body: representation ? orderView(tx, order) : minimal(tx, order) }
    },
    { optional: true },
  ),
]
