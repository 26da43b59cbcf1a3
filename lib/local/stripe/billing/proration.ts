import type { InvoiceItem, Subscription, SubscriptionItem } from '../store/kinds.ts'
import type { Transaction } from '../store/transaction.ts'
import { invoiceItem } from './invoice-items.ts'
import { priceOf, productName } from './invoice-lines.ts'
import { type Period, prorate } from './periods.ts'

/** Formats a day as Stripe writes it in descriptions, whatever our own format is. */
const dayOf = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

const periodOf = (item: SubscriptionItem): Period => ({
  start: item.current_period_start,
  end: item.current_period_end,
})

/** Gives back what the time left of an item had cost: what was really charged for it, discounts taken off. */
export function creditUnused(
  tx: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  from: number,
): InvoiceItem | undefined {
  const billed: NonNullable<SubscriptionItem['_billed']> = item._billed ?? {
    net: priceOf(item),
    ...periodOf(item),
  }
  const amount = -prorate(billed.net, billed, from)
  if (from >= billed.end) return undefined
  return invoiceItem(tx, {
    customer: subscription.customer,
    amount,
    description: `Unused time on ${quantified(item)}${productName(tx, item.price)} after ${dayOf(from)}`,
    period: { start: from, end: billed.end },
    price: item.price,
    quantity: item.quantity ?? 1,
    discountable: false,
    proration: true,
    subscription: subscription.id,
    subscriptionItem: item.id,
    taxedAt: billed.taxedAt,
  })
}

/** Charges an item for the time left of its period. */
export function chargeRemaining(
  tx: Transaction,
  subscription: Subscription,
  item: SubscriptionItem,
  from: number,
): InvoiceItem {
  return invoiceItem(tx, {
    customer: subscription.customer,
    amount: prorate(priceOf(item), periodOf(item), from),
    description: `Remaining time on ${quantified(item)}${productName(tx, item.price)} after ${dayOf(from)}`,
    period: { start: from, end: item.current_period_end },
    price: item.price,
    quantity: item.quantity ?? 1,
    discountable: true,
    proration: true,
    subscription: subscription.id,
    subscriptionItem: item.id,
  })
}

const quantified = ({ quantity = 1 }: SubscriptionItem) => (quantity === 1 ? '' : `${quantity} × `)
