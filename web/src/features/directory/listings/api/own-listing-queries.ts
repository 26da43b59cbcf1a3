import { findSimilarListings } from '#shared/directory/listings/contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import {
  getListingFigures,
  getOwnListing,
  listMyListings,
  listMySuggestedListings,
  type OwnListing,
} from '#shared/directory/listings/own-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

const noun = 'listings'

/** A listing for its owner, or null where it is not theirs or gone. */
export const ownListingQuery = (listingId: string) =>
  queryOrNull(noun, getOwnListing, { params: { listingId: listingId as ListingId } })

/** No membership includes more. */
const mostOwned = 24

/** The listings of the member; of those of others nothing is asked. */
export const ownListingsQuery = query(noun, listMyListings, { query: { limit: mostOwned } })

export const ownListingOf = (
  listings: { items: OwnListing[] } | undefined,
  listingId: string,
): OwnListing | undefined => listings?.items.find(({ listing }) => listing.id === listingId)

/** What the member suggested, the newest first. */
export const mySuggestedListingsQuery = pagesQuery(listMySuggestedListings, {
  key: [noun, 'suggested'],
  staleTime: 5000,
})

export type FiguresSpan = '30' | '90'

export const listingFiguresQuery = (listingId: ListingId, days: FiguresSpan) =>
  query(noun, getListingFigures, { params: { listingId }, query: { days } }, { staleTime: 60_000 })

const zipPattern = /^\d{5}$/

/** Published listings that may be the business of this name. */
export const similarListingsQuery = (name: string, zip: string) =>
  query(
    noun,
    findSimilarListings,
    { query: { name, ...(zipPattern.test(zip) && { zip }) } },
    { enabled: name.length >= 3, staleTime: 60_000 },
  )
