import type Stripe from 'stripe'
import type { Price } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

const interval = p.oneOf('day', 'week', 'month', 'year')
export const recurring = p.object({
  interval: p.required(interval),
  interval_count: p.integer({ min: 1, max: 1095 }),
  trial_period_days: p.integer({ min: 0 }),
  usage_type: p.oneOf('licensed'),
})

const details = {
  active: p.flag,
  lookup_key: p.text(200),
  metadata: p.metadata,
  nickname: p.text(),
  tax_behavior: p.oneOf('exclusive', 'inclusive', 'unspecified'),
  transfer_lookup_key: p.flag,
}

/** The price given inline, as a subscription or an invoice item may have it. */
export const priceData = p.object({
  currency: p.required(p.currency),
  product: p.required(p.id),
  recurring,
  tax_behavior: details.tax_behavior,
  unit_amount: p.integer({ min: 0 }),
})

type PriceEntry = {
  currency: string
  product: string
  unit_amount?: number | undefined
  recurring?: p.Read<typeof recurring>
  active?: boolean | undefined
  lookup_key?: string | undefined
  metadata?: p.Read<typeof p.metadata>
  nickname?: string | undefined
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined
}

export function createPrice(tx: Transaction, given: PriceEntry): Price {
  tx.refer('product', given.product, 'product')
  if (given.unit_amount === undefined) throw missing('unit_amount')
  const price = {
    id: newId('price'),
    object: 'price',
    active: given.active ?? true,
    billing_scheme: 'per_unit',
    created: tx.now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: given.recurring.trial_period_days ?? null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
  } satisfies Omit<Stripe.Price, 'unit_amount_decimal'>
  const stored = tx.add('price', { ...price, unit_amount_decimal: String(given.unit_amount) })
  tx.emit('price.created', stored)
  return stored
}

function claimLookupKey(tx: Transaction, key: string | undefined, transfer: boolean | undefined): void {
  if (key === undefined) return
  const holder = tx.find('price', ({ lookup_key }) => lookup_key === key)[0]
  if (!holder) return
  if (!transfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    })
  tx.need('price', holder.id).lookup_key = null
}

export const priceRoutes = [
  route(
    'POST',
    '/v1/prices',
    p.paramsOf<Stripe.PriceCreateParams>()({
      ...details,
      currency: p.required(p.currency),
      product: p.required(p.id),
      recurring,
      unit_amount: p.integer({ min: 0 }),
    }),
    ({ tx }, { transfer_lookup_key: transfer, ...given }) => {
      claimLookupKey(tx, given.lookup_key, transfer)
      return createPrice(tx, given)
    },
  ),
  route(
    'GET',
    '/v1/prices',
    p.paramsOf<Stripe.PriceListParams>()({
      ...p.page,
      active: p.flag,
      created: p.created,
      currency: p.currency,
      lookup_keys: p.list(p.required(p.text())),
      product: p.id,
      recurring: p.object({ interval }),
      type: p.oneOf('one_time', 'recurring'),
    }),
    (call, { active, currency, lookup_keys: keys, product, recurring: wanted, type, ...page }) =>
      listOf(
        call,
        'price',
        page,
        (price) =>
          (active === undefined || price.active === active) &&
          (currency === undefined || price.currency === currency) &&
          (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          (product === undefined || price.product === product) &&
          (type === undefined || price.type === type) &&
          (wanted?.interval === undefined || price.recurring?.interval === wanted.interval),
      ),
  ),
  route('GET', '/v1/prices/:id', p.paramsOf<Stripe.PriceRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('price', id),
  ),
  route(
    'POST',
    '/v1/prices/:id',
    p.paramsOf<Stripe.PriceUpdateParams>()(details),
    ({ tx, ids: [id = ''] }, { metadata, transfer_lookup_key: transfer, expand: _, ...given }) => {
      const price = tx.need('price', id)
      if (
        given.tax_behavior !== undefined &&
        price.tax_behavior !== 'unspecified' &&
        given.tax_behavior !== price.tax_behavior
      )
        throw invalid('You cannot change `tax_behavior` of a price once it is specified.', {
          param: 'tax_behavior',
        })
      if (given.lookup_key !== price.lookup_key) claimLookupKey(tx, given.lookup_key, transfer)
      setMetadata(price, metadata)
      for (const [name, value] of Object.entries(given))
        if (value !== undefined) Object.assign(price, { [name]: value })
      tx.emit('price.updated', price)
      return price
    },
  ),
]
