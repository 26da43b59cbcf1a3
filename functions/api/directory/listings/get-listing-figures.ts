import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { daysOf, sumOf } from '#core/directory/listings/listing-days.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getListingFigures as contract } from '#shared/directory/listings/own-contract.ts'

async function getListingFigures({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const { id } = await findOwnListing(params.listingId, actor.userId)
  const count = Number(query.days)
  const days = await daysOf(id, 2 * count, now)
  const shown = days.slice(count)
  return {
    days: shown.map(({ on, views, reveals }) => ({ on, views, reveals })),
    total: sumOf(shown),
    before: sumOf(days.slice(0, count)),
  }
}

export const handler = endpoint(contract, getListingFigures)
