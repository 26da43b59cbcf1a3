import { listListingChanges } from '#shared/directory/listing-changes/admin-contract.ts'
import { getListingAsAdmin, listAllListings } from '#shared/directory/listings/admin-contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'
import type { ManagedFilter } from '../administration/managed-filter.ts'

const staleTime = 5000

export const waitingListingsQuery = pagesQuery(listAllListings, {
  key: ['listings', listAllListings.name, 'waiting'],
  query: { status: 'pending' },
  staleTime,
})

export const waitingChangesQuery = pagesQuery(listListingChanges, {
  key: ['listings', listListingChanges.name],
  staleTime,
})

export const managedListingsQuery = (filter: ManagedFilter) =>
  pagesQuery(listAllListings, {
    key: ['listings', listAllListings.name, filter],
    query: filter,
    staleTime,
    keepPrevious: true,
  })

/** A listing as administrators see it, or null where there is none. */
export const managedListingQuery = (listingId: string) =>
  queryOrNull('listings', getListingAsAdmin, { params: { listingId: listingId as ListingId } }, { staleTime })

/** Published listings by their name, to choose one. */
export const publishedListingsQuery = (q: string) =>
  query('listings', listAllListings, { query: { status: 'published', q, limit: 10 } }, { enabled: q !== '' })
