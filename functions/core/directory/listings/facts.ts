import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'

const listingId = ListingId

export const facts = {
  /** A listing is live for the first time: everyone may see it from now on. */
  'listing.published': z.object({ listingId }),
  /** Something that others show has changed: its name, its cover, or whether it has a page. */
  'listing.changed': z.object({ listingId }),
  /** It was merged into another one, to which its reviews move. */
  'listing.merged': z.object({ listingId, into: ListingId }),
  /** Pictures that are no longer shown, by their paths. */
  'listing.pictures_dropped': z.object({ listingId, pictures: z.array(z.string()) }),
} satisfies FactSchemas
