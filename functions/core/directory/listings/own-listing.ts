import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { daysOf, sumOf } from './listing-days.ts'

const daysShown = 30

/** A listing as its owner sees it. `change` spares a read where it is known. */
export async function ownListing(
  listing: Listing,
  now: string,
  known?: { change: ListingChange | undefined },
): Promise<OwnListing> {
  const { id: listingId, ownerId = '' } = listing
  const [change, days] = await Promise.all([
    known ? known.change : listingChanges.get({ listingId, by: ownerId }, { consistent: true }),
    daysOf(listingId, daysShown, now),
  ])
  return { listing, ...(change?.status === 'pending' && { change }), figures: sumOf(days) }
}
