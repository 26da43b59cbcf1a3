import type { Params } from 'react-router-dom'
import { PublicListing } from '#shared/directory/listings/contract.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { PageData } from '#web/app/screen.ts'
import { meetingEventsQuery } from '#web/features/directory/event-vendors/api/vendor-queries.ts'
import { reviewsQuery } from '#web/features/directory/listing-reviews/api/reviews-query.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeListing, listingStructuredData } from '../components/describe-listing.ts'
import { loadSections, sectionQueries } from '../components/listing-sections.tsx'
import { listingQuery } from './listing-queries.ts'

await loadSections()

const idOf = (params: Params) => params.listingId ?? ''

const listingOf = ({ params, get }: PageData): PublicListing | undefined =>
  readAs(PublicListing, get(listingQuery(idOf(params))))

export const queries = (params: Params) => [listingQuery(idOf(params))]

/** Only what exists has reviews, goes to shows, and has the parts that other nouns bring. */
export const further = (page: PageData) => {
  const listing = listingOf(page)
  return listing ? [reviewsQuery(listing.id), meetingEventsQuery(listing.id), ...sectionQueries(listing)] : []
}

/** What was merged has the address of the one that stayed. */
export const redirect = (page: PageData) => {
  const listing = listingOf(page)
  return listing && listing.id !== idOf(page.params) ? listingPath(listing.id) : undefined
}

export const canonical = ({ params }: PageData) => listingPath(idOf(params))

export const image = (page: PageData) => {
  const listing = listingOf(page)
  return listing?.pictures[0]?.src ?? listing?.logoUrl
}

export const description = (page: PageData) => {
  const listing = listingOf(page)
  return listing && describeListing(listing)
}

export const structuredData = (page: PageData) => {
  const listing = listingOf(page)
  return listing && listingStructuredData(listing, page.siteUrl)
}

export const missing = (page: PageData) => page.get(listingQuery(idOf(page.params))) === null

export const alwaysFresh = true
