import { view } from '../../provider/store/view.ts'
import type { Kind, Stored } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { customerTax, taxLocation } from '../tax/tax-location.ts'
import { collectsAt } from '../tax/tax-registrations.ts'
import { wholeList } from './list.ts'
import { invalid } from './stripe-error.ts'

type Node = Record<string, unknown>

const kindOfField: Record<string, Kind> = {
  balance_transaction: 'balance_transaction',
  charge: 'charge',
  coupon: 'coupon',
  credit_note: 'credit_note',
  customer: 'customer',
  customer_balance_transaction: 'customer_balance_transaction',
  default_payment_method: 'payment_method',
  default_price: 'price',
  discount: 'discount',
  discounts: 'discount',
  failure_balance_transaction: 'balance_transaction',
  invoice: 'invoice',
  latest_charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  pending_setup_intent: 'setup_intent',
  price: 'price',
  product: 'product',
  promotion_code: 'promotion_code',
  refund: 'refund',
  schedule: 'subscription_schedule',
  subscription: 'subscription',
}

const kindOfPrefix: Record<string, Kind> = { ch: 'charge', re: 'refund', dp: 'dispute' }

/** Fields that exist only on request. */
const included: Record<string, (tx: Transaction, node: Node) => unknown> = {
  'invoice.confirmation_secret': (tx, { id }) => {
    const invoice = tx.get('invoice', id as string)
    const intent = tx.get('payment_intent', invoice?._.paymentIntent)
    return intent && invoice?.status === 'open'
      ? { client_secret: intent.client_secret, type: 'payment_intent' }
      : null
  },
  'invoice.payments': (tx, { id }) =>
    wholeList(
      tx.find('invoice_payment', ({ invoice }) => invoice === id).map(view),
      `/v1/invoice_payments?invoice=${id}`,
    ),
  'customer.tax': (tx, { id }) => {
    const customer = tx.get('customer', id as string)
    const location = customer && taxLocation(customer)
    return customer && customerTax(customer, location !== undefined && collectsAt(tx, location))
  },
  'customer.subscriptions': (tx, { id }) =>
    wholeList(
      tx
        .find('subscription', ({ customer, status }) => customer === id && status !== 'canceled')
        .toReversed()
        .map(view),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': (tx, { id }) =>
    wholeList(
      tx
        .find('refund', ({ charge }) => charge === id)
        .toReversed()
        .map(view),
      `/v1/charges/${id}/refunds`,
    ),
}

/** Puts objects where their ids are, along paths like `latest_invoice.payments.data.payment.payment_intent`. */
export function expand(tx: Transaction, root: Node, paths: string[]): void {
  for (const path of paths) expandPath(tx, root, path.split('.'), path)
}

function expandPath(tx: Transaction, node: unknown, [head, ...rest]: string[], path: string): void {
  if (head === undefined || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) expandPath(tx, part, [head, ...rest], path)
    return
  }
  const parent = node as Node
  const include = included[`${parent.object}.${head}`]
  if (include && (parent[head] === undefined || parent[head] === null)) parent[head] = include(tx, parent)
  else if (typeof parent[head] === 'string') parent[head] = lookUp(tx, head, parent[head]) ?? refuse(path)
  else if (Array.isArray(parent[head]))
    parent[head] = parent[head].map((part) =>
      typeof part === 'string' ? (lookUp(tx, head, part) ?? refuse(path)) : part,
    )
  else if (!(head in parent)) refuse(path)
  expandPath(tx, parent[head], rest, path)
}

function lookUp(tx: Transaction, field: string, id: string): Node | undefined {
  const kind = kindOfField[field] ?? (field === 'source' ? kindOfPrefix[id.split('_')[0] ?? ''] : undefined)
  const object = kind && (tx.get(kind, id) as Stored | undefined)
  return object && view(object)
}

function refuse(path: string): never {
  throw invalid(
    `This property cannot be expanded (${path}). You may want to try expanding something else or check the version of the API.`,
    { param: 'expand' },
  )
}
