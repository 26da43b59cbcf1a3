import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import { isProgram } from '#core/directory/listings/is-program.ts'
import { countForListing } from '#core/directory/listings/listing-days.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { countVisit as contract } from '#shared/directory/listings/contract.ts'

async function countVisit({ params, now, userAgent }: ApiRequest<typeof contract>) {
  const { id: listingId } = await findPublicListing(params.listingId, now)
  if (!isProgram(userAgent)) await commit(countForListing({ listingId, views: 1 }, now))
}

export const handler = endpoint(contract, countVisit)
