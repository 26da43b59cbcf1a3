import * as z from 'zod/mini'
import { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { ListingService, ListingType } from './listing-kinds.ts'
import { ListingId } from './named-listing.ts'
import { SpecialDay, WeekHours } from './opening-hours.ts'

/** A listing as lists and the map show it. Its hours come along: whether it is open depends on the moment. */
export const ListingCard = z.object({
  id: ListingId,
  businessName: z.string(),
  listingType: ListingType,
  city: z.string(),
  state: z.string(),
  summary: z.string(),
  cover: z.optional(z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  logoUrl: z.optional(z.string()),
  services: z.array(ListingService),
  brands: z.array(NamedBrand),
  startingPriceCents: z.optional(z.int()),
  startingPriceFor: z.string(),
  ratingSum: z.int(),
  ratingCount: z.int(),
  featuredUntil: z.optional(z.string()),
  hours: z.optional(WeekHours),
  specialDays: z.array(SpecialDay),
  timeZone: z.string(),
  isVerified: z.boolean(),
})
export type ListingCard = z.infer<typeof ListingCard>
