import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { text } from '#shared/text.ts'
import { Item, ItemPoint } from './item.ts'
import { ListedItem } from './item-card.ts'
import { ItemCategory, ItemCondition } from './item-kinds.ts'
import { itemParams } from './item-params.ts'

const StateCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))
const Cents = z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000))

const itemSorts = ['newest', 'nearest', 'price_up', 'price_down'] as const

/** The filters of the marketplace, which a saved search keeps. */
export const itemFilters = {
  q: z.optional(text(60)),
  category: z.optional(ItemCategory),
  /** A ZIP code or a city; with `miles` around it. */
  near: z.optional(PlaceName),
  miles: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(250)), 50),
  state: z.optional(StateCode),
  condition: z.optional(ItemCondition),
  from: z.optional(Cents),
  to: z.optional(Cents),
  delivery: z.optional(z.enum(['pickup', 'ships'])),
  dropped: z.optional(z.literal('yes')),
}

export const listItems = route({
  name: 'listItems',
  method: 'GET',
  path: '/api/market/items',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'Items for sale, the newest first. A page of a filtered list may be short even if there is a next page',
  query: z.strictObject({ ...pageQuery(24), ...itemFilters, sort: z.optional(z.enum(itemSorts)) }),
  response: z.object({
    ...Page(ListedItem).shape,
    /** Only the nearest 500 of a radius are listed. */
    isCapped: z.optional(z.boolean()),
  }),
  errors: ['invalid_cursor', 'place_unknown', 'place_ambiguous'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const listItemCategories = route({
  name: 'listItemCategories',
  method: 'GET',
  path: '/api/market/categories',
  auth: 'public',
  caching: 'revalidate',
  summary: 'How many items of each category are for sale, in the whole country or in a state',
  query: z.strictObject({ state: z.optional(StateCode) }),
  response: z.object({
    total: z.int(),
    categories: z.array(z.object({ category: ItemCategory, count: z.int() })),
  }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

/** What sellers are known for. Absent figures are not known yet. */
export const SellerCard = z.object({
  name: z.string(),
  /** Their public profile, if they have one. */
  path: z.optional(z.string()),
  avatarUrl: z.optional(z.string()),
  since: z.iso.datetime(),
  feedback: z.object({
    count: z.int(),
    /** The average of the last 24 months in tenths of a star. */
    tenths: z.optional(z.int()),
  }),
  /** Of the last 20 conversations; hidden below five. */
  answers: z.optional(z.enum(['within_hours', 'within_a_day', 'within_days'])),
  /** The business under whose name the item is offered. */
  shop: z.optional(z.object({ name: z.string(), path: z.string() })),
})
export type SellerCard = z.infer<typeof SellerCard>

export const PublicItem = z.object({
  ...z.pick(Item, {
    id: true,
    title: true,
    description: true,
    category: true,
    condition: true,
    brand: true,
    model: true,
    priceKind: true,
    priceCents: true,
    delivery: true,
    shippingCents: true,
    city: true,
    state: true,
    instantReserve: true,
    pictures: true,
    saveCount: true,
    publishedAt: true,
    bumpedAt: true,
    expiresAt: true,
    updatedAt: true,
  }).shape,
  point: z.optional(ItemPoint),
  status: z.enum(['active', 'reserved', 'sold']),
  oldPriceCents: z.optional(z.int()),
  soldAt: z.optional(z.iso.datetime()),
  seller: SellerCard,
  /** The newest others of the seller that are for sale, at most four. */
  others: z.array(ListedItem),
  /** The nearest others of the category within 100 miles, at most four. */
  nearby: z.array(ListedItem),
})
export type PublicItem = z.infer<typeof PublicItem>

export const getItem = route({
  name: 'getItem',
  method: 'GET',
  path: '/api/market/items/:itemId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'An item that is for sale, or was sold within 30 days',
  params: itemParams,
  response: PublicItem,
  errors: ['item_not_found'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

export const listItemsOfSeller = route({
  name: 'listItemsOfSeller',
  method: 'GET',
  path: '/api/market/sellers/:userId/items',
  auth: 'public',
  caching: 'revalidate',
  summary: 'What a member with a public profile has for sale, the newest first',
  params: z.strictObject({ userId: Item.shape.sellerId }),
  query: z.strictObject(pageQuery(24)),
  response: Page(ListedItem),
  errors: ['invalid_cursor'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})
