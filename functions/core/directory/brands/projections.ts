import { listings } from '#core/directory/listings/listings.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { brandListings } from './brand-listings.ts'
import { brands, brandsPartition } from './brands.ts'
import { followBrands, movedBrands } from './follow-brands.ts'

const sameAs = (one: NamedBrand) => (other: NamedBrand) =>
  other.id === one.id && other.isProposed === one.isProposed

/**
 * A listing that took on a brand in the moment in which that changed: the row of the listing was not there yet when the
 * listings of the brand were looked for.
 */
const followLateBrands: Counting = {
  of: listings.name,
  recount: async ({ before, after }) => {
    if (!after) return
    const { id, brands: carried, updatedAt } = listings.read(after)
    const had = before ? listings.read(before).brands : []
    const added = carried.filter((brand) => !had.some(sameAs(brand)))
    if (await movedBrands(added)) await followBrands(id, updatedAt)
  },
}

export const projections = [
  waiting({
    of: brands,
    id: ({ id }) => id,
    since: ({ createdAt }) => createdAt,
    queue: ({ status }) => (status === 'proposed' ? 'brands' : undefined),
    lists: [(cursor) => brands.list({ index: 'gsi1', pk: brandsPartition('proposed'), limit: 100, cursor })],
  }),
  projection({
    of: listings,
    into: brandListings,
    rows: ({ id: listingId, brands: carried }) =>
      carried.map(({ id: brandId }) => ({ brandId, listingId, version: 1 })),
    source: ({ listingId }) => listings.key({ id: listingId }),
  }),
  followLateBrands,
]
