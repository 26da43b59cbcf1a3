import { entity } from '#core/platform/db/entity.ts'
import { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'

export const changesWaiting = 'LISTING_CHANGES_WAITING'
export const changesByPartition = (userId: string) => `LISTING_CHANGES_BY#${userId}`
export const changePrefix = 'CHANGE#'

/** Changes of live listings, one for each author. `gsi1` lists those of an author, `gsi3` those that wait. */
export const listingChanges = entity({
  name: 'listing-change',
  erasure: 'by its noun',
  schema: ListingChange,
  key: ({ listingId, by }: { listingId: string; by: string }) => ({
    pk: `LISTING#${listingId}`,
    sk: `${changePrefix}${by}`,
  }),
  gsi1: ({ by, listingId }) => ({ pk: changesByPartition(by), sk: listingId }),
  gsi3: ({ status, createdAt, listingId, by }) =>
    status === 'pending' ? { pk: changesWaiting, sk: `${createdAt}#${listingId}#${by}` } : undefined,
})
