import type Stripe from 'stripe'
import type { InvoiceItem, Price } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Period } from './periods.ts'

export type ItemEntry = {
  customer: string
  amount: number
  description: string | null
  period?: Period | undefined
  price?: Price | null
  quantity?: number | undefined
  discountable?: boolean | undefined
  proration?: boolean
  subscription?: string | null | undefined
  subscriptionItem?: string | null
  taxedAt?: string[] | undefined
  taxCode?: string | undefined
  metadata?: Record<string, string> | null | undefined
  invoice?: string | null | undefined
}

/** Something for the next invoice of a customer. */
export function invoiceItem(tx: Transaction, entry: ItemEntry): InvoiceItem {
  const item = {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: entry.amount,
    currency: 'usd',
    customer: entry.customer,
    customer_account: null,
    date: tx.now,
    description: entry.description,
    discountable: entry.discountable ?? entry.amount > 0,
    discounts: [],
    invoice: entry.invoice ?? null,
    livemode: false,
    metadata: entry.metadata ?? {},
    net_amount: entry.amount,
    parent: entry.subscription
      ? {
          subscription_details: {
            subscription: entry.subscription,
            ...(entry.subscriptionItem && { subscription_item: entry.subscriptionItem }),
          } as Stripe.InvoiceItem.Parent.SubscriptionDetails,
          type: 'subscription_details',
        }
      : null,
    period: entry.period ?? { start: tx.now, end: tx.now },
    proration: entry.proration ?? false,
    quantity: entry.quantity ?? 1,
    tax_rates: [],
    test_clock: null,
  } satisfies Omit<Stripe.InvoiceItem, 'pricing' | 'quantity_decimal'>
  return {
    ...item,
    quantity_decimal: String(item.quantity),
    pricing: entry.price
      ? {
          price_details: { price: entry.price.id, product: entry.price.product },
          type: 'price_details',
          unit_amount_decimal: String(entry.price.unit_amount ?? 0) as never,
        }
      : null,
    _: { subscriptionItem: entry.subscriptionItem ?? null, taxedAt: entry.taxedAt, taxCode: entry.taxCode },
  }
}

export function addInvoiceItem(tx: Transaction, item: InvoiceItem): InvoiceItem {
  tx.add('invoiceitem', item)
  tx.emit('invoiceitem.created', item)
  return item
}

/** Items that wait for the next invoice of a subscription, or of a customer without one. */
export const pendingItems = (tx: Transaction, customer: string, subscription: string | null): InvoiceItem[] =>
  tx.find('invoiceitem', (item) => {
    const own = item.parent?.subscription_details?.subscription ?? null
    return (
      item.customer === customer &&
      item.invoice === null &&
      (own === null ? true : subscription !== null && own === subscription)
    )
  })

export const priceOfItem = (tx: Transaction, item: InvoiceItem): Price | null => {
  const price = item.pricing?.price_details?.price
  return (typeof price === 'string' && tx.get('price', price)) || null
}
