import { entity } from '#core/platform/db/entity.ts'
import { Listing } from '#shared/directory/listings/listing.ts'

export const listingsOfPartition = (ownerId: string) => `LISTINGS_OF#${ownerId}`
export const listingsPartition = (status: Listing['status']) => `LISTINGS#${status}`
export const listingsBySubmitter = (userId: string) => `LISTINGS_BY#${userId}`

/** Listings. `gsi1` lists those of an owner, `gsi2` those of a status by time, `gsi3` what a member suggested. */
export const listings = entity({
  name: 'listing',
  erasure: 'by its noun',
  schema: Listing,
  key: ({ id }: { id: string }) => ({ pk: `LISTING#${id}`, sk: 'LISTING' }),
  // Reviews change the rating while the listing is edited.
  counted: ['ratingSum', 'ratingCount'],
  gsi1: ({ ownerId, createdAt, id }) =>
    ownerId ? { pk: listingsOfPartition(ownerId), sk: `${createdAt}#${id}` } : undefined,
  gsi2: ({ status, statusSince, id }) => ({ pk: listingsPartition(status), sk: `${statusSince}#${id}` }),
  gsi3: ({ submittedBy, createdAt, id }) =>
    submittedBy ? { pk: listingsBySubmitter(submittedBy), sk: `${createdAt}#${id}` } : undefined,
})
