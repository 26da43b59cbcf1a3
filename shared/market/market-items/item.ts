import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { idSchema } from '#shared/ids.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'
import { ItemCategory, ItemCondition, ItemDelivery, PriceKind } from './item-kinds.ts'
import { ItemId } from './named-item.ts'

/**
 * What is stored. Whether an active item is reserved or past its date depends on the moment: see `itemStateAt`. A job
 * marks those that are past it as `expired`.
 */
export const ItemStatus = z.enum([
  'draft',
  'pending',
  'refused',
  'active',
  'expired',
  'sold_here',
  'sold_elsewhere',
  'closed',
  'removed',
])
export type ItemStatus = z.infer<typeof ItemStatus>

export const longestItemDescription = 4000
export const mostItemPictures = 10
export const highestPriceCents = 10_000_000

const Cents = z.int().check(z.gte(0, 'Must not be negative'), z.lte(highestPriceCents, 'Up to $100,000'))

const State = z.string().check(z.refine((code) => zoneOfState(code) !== undefined, 'Choose a state'))

const Zip = z.string().check(
  z.trim(),
  z.overwrite((typed) => typed.replace(/^(\d{5})-\d{4}$/, '$1')),
  z.regex(/^(\d{5})?$/, 'Enter a five-digit ZIP code.'),
)

/** The fields of an item that its seller edits. What is empty is ''. */
export const ItemFields = z.strictObject({
  title: nameLine(90),
  description: text(longestItemDescription),
  category: ItemCategory,
  condition: ItemCondition,
  brand: line(60),
  model: line(60),
  priceKind: PriceKind,
  /** 0 for what is free; for a trade, what it is worth, or 0. */
  priceCents: Cents,
  delivery: ItemDelivery,
  /** 0 is free shipping; absent while it is to be agreed. */
  shippingCents: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  city: line(80),
  state: z.union([z.literal(''), State]),
  zip: Zip,
  /** A buyer may reserve it for a day without asking. */
  instantReserve: z.boolean(),
  /** It is offered under the name of this business of its seller. */
  listingId: z.optional(ListingId),
})
export type ItemFields = z.infer<typeof ItemFields>

export const ItemPicture = z.object({
  id: z.string(),
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ItemPicture = z.infer<typeof ItemPicture>

/** Where an item is: the middle of its ZIP code, or of the region of that. Never finer. */
export const ItemPoint = z.object({
  lat: z.number(),
  lon: z.number(),
  precision: z.enum(['zip', 'region']),
})
export type ItemPoint = z.infer<typeof ItemPoint>

/** It ends by itself at `until`. */
export const Reservation = z.object({
  buyerId: UserId,
  until: z.iso.datetime(),
  /** What the two agreed on. */
  priceCents: z.int(),
  /** The buyer reserved it without asking. */
  isInstant: z.optional(z.literal(true)),
})
export type Reservation = z.infer<typeof Reservation>

export const Item = z.object({
  id: ItemId,
  sellerId: UserId,
  /** When the seller joined: buyers like to see it. */
  sellerSince: z.iso.datetime(),
  ...ItemFields.shape,
  point: z.optional(ItemPoint),
  pictures: z.array(ItemPicture),
  status: ItemStatus,
  statusSince: z.iso.datetime(),
  /** The status to which an administrator brings a removed one back. */
  formerStatus: z.optional(ItemStatus),
  /** Since when it had that status: one that was sold a month ago is not sold today. */
  formerSince: z.optional(z.iso.datetime()),
  /** What an administrator wrote to its seller. */
  reason: z.optional(z.string()),
  refusedAt: z.optional(z.iso.datetime()),
  publishedAt: z.optional(z.iso.datetime()),
  /** When it came to the top of the newest: published, or renewed after a while. */
  bumpedAt: z.optional(z.iso.datetime()),
  expiresAt: z.optional(z.iso.datetime()),
  /** How many days before its end the seller was last reminded. */
  remindedDays: z.optional(z.int()),
  /** The price from which a drop counts: the first one or the last of which people were told. */
  referenceCents: z.optional(z.int()),
  /** The last drop of which people were told, and the price before it. */
  droppedAt: z.optional(z.iso.datetime()),
  droppedFromCents: z.optional(z.int()),
  reservation: z.optional(Reservation),
  /** Of one that was sold here. */
  saleId: z.optional(idSchema('sal')),
  soldCents: z.optional(z.int()),
  saveCount: z.int(),
  conversationCount: z.int(),
  /** The account of its seller is suspended: it is shown to no one. */
  isSellerSuspended: z.optional(z.literal(true)),
  /** It was approved while it was shown to no one: who looks for such an item hears of it once it is shown. */
  isUnannounced: z.optional(z.literal(true)),
  /** When its content changed last. */
  changedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Item = z.infer<typeof Item>
