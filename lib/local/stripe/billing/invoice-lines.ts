import type Stripe from 'stripe'
import type { InvoiceItem, InvoiceLine, Price, Subscription, SubscriptionItem } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Period } from './periods.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

export const priceOf = ({ price, quantity = 1 }: { price: Price; quantity?: number }) =>
  (price.unit_amount ?? 0) * quantity

export function productName(tx: Transaction, price: Price): string {
  return tx.get('product', price.product)?.name ?? price.product
}

type LineEntry = {
  amount: number
  description: string | null
  period: Period
  price: Price | null
  quantity: number | null
  discountable: boolean
  subscription: string | null
  parent: Stripe.InvoiceLineItem.Parent
  metadata?: Stripe.Metadata
  discounts?: string[]
  taxedAt?: string[] | undefined
  taxCode?: string | undefined
}

function invoiceLine(entry: LineEntry): InvoiceLine {
  const line = {
    id: newId('il'),
    object: 'line_item',
    amount: entry.amount,
    currency: 'usd',
    description: entry.description,
    discount_amounts: [],
    discountable: entry.discountable,
    discounts: entry.discounts ?? [],
    invoice: null,
    livemode: false,
    metadata: entry.metadata ?? {},
    parent: entry.parent,
    period: entry.period,
    pretax_credit_amounts: [],
    quantity: entry.quantity,
    subscription: entry.subscription,
    subtotal: entry.amount,
    taxes: [],
  } satisfies Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'>
  return {
    ...line,
    ...(entry.taxedAt && { _taxedAt: entry.taxedAt }),
    ...(entry.taxCode && { _taxCode: entry.taxCode }),
    quantity_decimal: entry.quantity === null ? null : String(entry.quantity),
    pricing: entry.price && {
      price_details: { price: entry.price.id, product: entry.price.product },
      type: 'price_details',
      unit_amount_decimal: String(entry.price.unit_amount ?? 0) as never,
    },
  }
}

/** A whole period of what a member subscribes to. */
export function periodLine(
  tx: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  period: Period,
  amount = priceOf(item),
): InvoiceLine {
  const { interval, interval_count: count } = item.price.recurring ?? { interval: 'month', interval_count: 1 }
  const every = count === 1 ? interval : `every ${count} ${interval}s`
  const trial = subscription.status === 'trialing' && amount === 0
  return invoiceLine({
    amount,
    description: trial
      ? `Trial period for ${productName(tx, item.price)}`
      : `${item.quantity ?? 1} × ${productName(tx, item.price)} (at ${dollars(item.price.unit_amount ?? 0)} / ${every})`,
    period,
    price: item.price,
    quantity: item.quantity ?? 1,
    discountable: true,
    subscription: subscription.id,
    metadata: item.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
  })
}

/** An invoice item as a line: what a proration came to, or what was added by hand. */
export function itemLine(item: InvoiceItem, price: Price | null): InvoiceLine {
  const subscription = item.parent?.subscription_details?.subscription ?? null
  const proration_details = { credited_items: null }
  const parent: Stripe.InvoiceLineItem.Parent = item._.subscriptionItem
    ? {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: item.id,
          proration: item.proration,
          proration_details,
          subscription,
          subscription_item: item._.subscriptionItem,
        },
        type: 'subscription_item_details',
      }
    : {
        invoice_item_details: {
          invoice_item: item.id,
          proration: item.proration,
          proration_details,
          subscription,
        },
        subscription_item_details: null,
        type: 'invoice_item_details',
      }
  return invoiceLine({
    amount: item.amount,
    description: item.description,
    period: item.period,
    price,
    quantity: item.quantity,
    discountable: item.discountable,
    subscription,
    metadata: item.metadata ?? {},
    parent,
    taxedAt: item._.taxedAt,
    taxCode: item._.taxCode,
  })
}
