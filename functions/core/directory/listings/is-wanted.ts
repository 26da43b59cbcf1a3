import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listListings as contract } from '#shared/directory/listings/contract.ts'
import { openAt } from '#shared/directory/listings/open-at.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { ratingTenths } from '#shared/directory/listings/rating.ts'
import type { ListingRow } from './listing-lines.ts'

type Query = ApiRequest<typeof contract>['query']

const goodTenths = 40

/** Tells whether a listing passes all filters but those of distance and words. */
export function isWanted(row: ListingRow, query: Query, now: string): boolean {
  const { type, state, services = [], brands = [], open, rating, featured } = query
  return (
    (!type || row.listingType === type) &&
    (!state || row.state === state) &&
    services.every((service) => row.services.includes(service)) &&
    brands.every((id) => row.brands.some((brand) => brand.id === id)) &&
    (!open || openAt(row, now)?.isOpen === true) &&
    (!rating || (ratingTenths(row.ratingSum, row.ratingCount) ?? 0) >= goodTenths) &&
    (!featured || isFeatured(row, now))
  )
}
