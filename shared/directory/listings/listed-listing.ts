import * as z from 'zod/mini'
import { ListingCard } from './listing-card.ts'

/** A card, with the distance from the place that was asked for. */
export const ListedListing = z.object({
  ...ListingCard.shape,
  miles: z.optional(z.number()),
  /** The distance is that of a ZIP code or of a larger region. */
  isAbout: z.optional(z.boolean()),
})
export type ListedListing = z.infer<typeof ListedListing>
