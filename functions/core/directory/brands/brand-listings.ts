import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BrandId } from '#shared/directory/brands/named-brand.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'

export const listingsOfBrand = (brandId: string) => `BRANDLISTINGS#${brandId}`

/** Which listings carry a brand, whatever their status. The table stream keeps them. */
export const brandListings = entity({
  name: 'brand-listing',
  erasure: 'by the stream',
  schema: z.object({ brandId: BrandId, listingId: ListingId, version: z.int() }),
  key: ({ brandId, listingId }: { brandId: string; listingId: string }) => ({
    pk: listingsOfBrand(brandId),
    sk: listingId,
  }),
})
