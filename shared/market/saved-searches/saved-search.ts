import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { ItemCategory, ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { Point } from '#shared/platform/places/point.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'

export const SavedSearchId = idSchema('sav')
export type SavedSearchId = z.infer<typeof SavedSearchId>

export const mostSavedSearches = 10

const Cents = z.int().check(z.gte(0), z.lte(10_000_000))

/** The filters of the marketplace that a search keeps. */
export const SearchedFor = z.strictObject({
  q: z.optional(text(60)),
  category: z.optional(ItemCategory),
  near: z.optional(PlaceName),
  miles: z.optional(z.int().check(z.gte(1), z.lte(250))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))),
  condition: z.optional(ItemCondition),
  from: z.optional(Cents),
  to: z.optional(Cents),
  delivery: z.optional(z.enum(['pickup', 'ships'])),
  dropped: z.optional(z.literal('yes')),
})
export type SearchedFor = z.infer<typeof SearchedFor>

export const SearchRhythm = z.enum(['at_once', 'daily'])

export const SavedSearchFields = z.strictObject({
  name: line(60, 1),
  filters: SearchedFor,
  every: SearchRhythm,
  /** False for one whose news come as notifications alone. */
  isMailed: z.boolean(),
  isPaused: z.boolean(),
})
export type SavedSearchFields = z.infer<typeof SavedSearchFields>

export const SavedSearch = z.object({
  id: SavedSearchId,
  userId: UserId,
  ...SavedSearchFields.shape,
  /** The place of `near`. */
  point: z.optional(Point),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type SavedSearch = z.infer<typeof SavedSearch>
