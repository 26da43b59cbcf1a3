import type { ListingStatus } from '#shared/directory/listings/listing.ts'
import { listMyListings } from '#shared/directory/listings/own-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The listings of the member, those of one status if it is named. */
export const myListingsQuery = (status?: ListingStatus) =>
  pagesQuery(listMyListings, {
    key: ['listings', 'mine', status ?? 'all'],
    query: { ...(status && { status }) },
    staleTime: 5000,
    keepPrevious: true,
  })
