import { listings, listingsOfPartition } from '#core/directory/listings/listings.ts'
import { ownedListings } from '#core/directory/listings/owned-listings.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { mostOverviewed } from '#shared/directory/business-overview/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

const isShown = ({ status, duplicateOf }: Listing): boolean =>
  status !== 'removed' && status !== 'closed' && !duplicateOf

/**
 * The listings of a member as they are now, the newest first: the index of them lags, and what they came to own last is
 * known beside it.
 */
export async function overviewedListings(userId: string): Promise<{ owned: Listing[]; hasMore: boolean }> {
  const [page, known] = await Promise.all([
    listings.list({
      index: 'gsi1',
      pk: listingsOfPartition(userId),
      newestFirst: true,
      limit: mostOverviewed,
    }),
    ownedListings.get({ userId }, { consistent: true }),
  ])
  const ids = new Set([...page.items.map(({ id }) => id), ...(known?.listingIds ?? [])])
  const found = await getMany(
    [...ids].map((id) => listings.key({ id })),
    { consistent: true },
  )
  const owned = found
    .map(listings.read)
    .filter((listing) => listing.ownerId === userId && isShown(listing))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
  return {
    owned: owned.slice(0, mostOverviewed),
    hasMore: page.nextCursor !== undefined || owned.length > mostOverviewed,
  }
}
