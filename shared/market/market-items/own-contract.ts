import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { Item, ItemFields, mostItemPictures } from './item.ts'
import { ItemCategory } from './item-kinds.ts'
import { itemParams } from './item-params.ts'

/** Who holds or bought an item, as its seller reads it. */
const Counterpart = z.object({ userId: UserId, name: z.string(), path: z.optional(z.string()) })

/** An item as its seller sees it. */
export const OwnItem = z.object({
  item: Item,
  /** Who holds it now, or bought it. */
  buyer: z.optional(Counterpart),
  /** The sale waits for the buyer, or the buyer confirmed or declined it. */
  saleStatus: z.optional(z.enum(['awaiting', 'confirmed', 'declined', 'lapsed'])),
})
export type OwnItem = z.infer<typeof OwnItem>

/** What a seller looks for among their own items. */
export const ownItemFilters = ['for_sale', 'drafts', 'ended', 'sold'] as const

export const listMyItems = route({
  name: 'listMyItems',
  method: 'GET',
  path: '/api/market/items/mine',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The items of the caller, the newest first',
  query: z.strictObject({ ...pageQuery(24), show: z.optional(z.enum(ownItemFilters)) }),
  response: Page(OwnItem),
  errors: ['invalid_cursor'],
})

export const getOwnItem = route({
  name: 'getOwnItem',
  method: 'GET',
  path: '/api/market/items/:itemId/own',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'An item for its seller, of any status',
  params: itemParams,
  response: OwnItem,
  errors: ['item_not_found'],
})

export const getPriceHelp = route({
  name: 'getPriceHelp',
  method: 'GET',
  path: '/api/market/prices',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'What comparable items were sold for here in the last 90 days; nothing below five sales',
  query: z.strictObject({ category: ItemCategory, brand: z.optional(line(60)) }),
  response: z.object({
    /** How many sales, and the prices between which the middle half of them lies. */
    prices: z.optional(
      z.object({ count: z.int(), lowCents: z.int(), middleCents: z.int(), highCents: z.int() }),
    ),
  }),
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const createItem = route({
  name: 'createItem',
  method: 'POST',
  path: '/api/market/items',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Draft an item',
  body: ItemFields,
  response: OwnItem,
  status: 201,
  errors: ['item_limit', 'shop_unknown', 'place_unknown', 'version_conflict'],
  rateLimit: { max: 40, seconds: 86_400, per: 'user' },
})

const version = z.int().check(z.gte(1))

const notEditable = [
  'item_not_found',
  'item_in_review',
  'item_removed',
  'item_not_active',
  'version_conflict',
] as const

export const updateItem = route({
  name: 'updateItem',
  method: 'PUT',
  path: '/api/market/items/:itemId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Change an item, for its seller. One for sale waits for a review where a word is flagged',
  params: itemParams,
  body: z.strictObject({ ...ItemFields.shape, version }),
  response: OwnItem,
  errors: [...notEditable, 'item_incomplete', 'shop_unknown', 'place_unknown'],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

const step = <const N extends string, const V extends string>(name: N, verb: V, summary: string) =>
  ({
    name,
    method: 'POST',
    path: `/api/market/items/:itemId/${verb}`,
    auth: 'complete',
    whileImpersonating: 'refused',
    summary,
    params: itemParams,
    body: z.strictObject({ version }),
    response: OwnItem,
  }) as const

const stepErrors = [...notEditable, 'already_decided'] as const

export const publishItem = route({
  ...step('publishItem', 'publish', 'Offer a draft for sale, or send it in for review'),
  errors: [
    ...stepErrors,
    'item_incomplete',
    'item_unchanged',
    'item_limit',
    'item_new_account',
    'item_day_limit',
    'account_pending',
    'renew_late',
  ],
})

export const withdrawItem = route({
  ...step('withdrawItem', 'withdraw', 'Take an item back from review, to change it'),
  errors: stepErrors,
})

export const renewItem = route({
  ...step('renewItem', 'renew', 'Offer an item for another 60 days, a vehicle for 90'),
  errors: [...stepErrors, 'renew_early', 'renew_late', 'account_pending', 'item_limit'],
})

export const closeItem = route({
  ...step('closeItem', 'close', 'Take an item off the market for good'),
  errors: [...stepErrors, 'item_held'],
})

export const sellItemElsewhere = route({
  ...step('sellItemElsewhere', 'sold-elsewhere', 'Mark an item as sold outside the marketplace'),
  errors: [...stepErrors, 'item_held'],
})

export const deleteItem = route({
  name: 'deleteItem',
  method: 'DELETE',
  path: '/api/market/items/:itemId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Delete an item that was never published',
  params: itemParams,
  errors: ['item_not_found', 'item_not_draft', 'version_conflict'],
})

export const addItemPicture = route({
  name: 'addItemPicture',
  method: 'POST',
  path: '/api/market/items/:itemId/pictures',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Show an uploaded picture on an item; the first one is its cover',
  params: itemParams,
  body: z.strictObject({ uploadId: line(60, 1), alt: line(120) }),
  response: OwnItem,
  errors: [...notEditable, 'too_many_pictures', 'upload_not_found', 'upload_rejected'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const arrangeItemPictures = route({
  name: 'arrangeItemPictures',
  method: 'PUT',
  path: '/api/market/items/:itemId/pictures',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Order the pictures of an item, describe them, and take away those that are not named',
  params: itemParams,
  body: z.strictObject({
    pictures: z
      .array(z.strictObject({ id: line(60, 1), alt: line(120) }))
      .check(z.maxLength(mostItemPictures)),
    version,
  }),
  response: OwnItem,
  errors: [...notEditable, 'picture_not_found', 'item_incomplete'],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})
