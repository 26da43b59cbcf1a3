import type Stripe from 'stripe'
import { createPrice, priceData } from '../resources/prices.ts'
import type { Price, SubscriptionItem } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import * as p from '../wire/params.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import type { Period } from './periods.ts'

export const itemShape = {
  price: p.id,
  price_data: priceData,
  quantity: p.integer({ min: 0 }),
  metadata: p.metadata,
}
export type ItemEntry = {
  id?: string | undefined
  deleted?: boolean | undefined
  price?: string | undefined
  price_data?: p.Read<typeof priceData>
  quantity?: number | undefined
  metadata?: p.Read<typeof p.metadata>
}

export function priceOfEntry(tx: Transaction, entry: ItemEntry, param: string): Price | undefined {
  const price = entry.price_data
    ? createPrice(tx, entry.price_data)
    : entry.price === undefined
      ? undefined
      : tx.refer('price', entry.price, `${param}[price]`)
  if (!price) return undefined
  if (!price.recurring)
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: `${param}[price]` },
    )
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${param}[price]`,
    })
  return price
}

export function newItem(
  tx: Transaction,
  subscription: string,
  entry: ItemEntry,
  period: Period,
  param: string,
): SubscriptionItem {
  const price = priceOfEntry(tx, entry, param)
  if (!price) throw missing(`${param}[price]`)
  const item = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: tx.now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: entry.metadata ?? {},
    quantity: entry.quantity ?? 1,
    subscription,
    tax_rates: [],
  } satisfies Omit<Stripe.SubscriptionItem, 'price' | 'plan'>
  return { ...item, price, plan: planOf(price) }
}

/** The shape that prices had before, which items still carry. */
export const planOf = (price: Price) => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval,
  interval_count: price.recurring?.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export function requireOneInterval(items: { price: Price }[]): void {
  const every = new Set(
    items.map(({ price }) => `${price.recurring?.interval_count} ${price.recurring?.interval}`),
  )
  if (every.size > 1)
    throw invalid(
      'The emulator bills all items of a subscription together: their prices must have the same interval.',
      { param: 'items' },
    )
}
