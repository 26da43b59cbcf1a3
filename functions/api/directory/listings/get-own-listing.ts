import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getOwnListing as contract } from '#shared/directory/listings/own-contract.ts'

const getOwnListing = async ({ actor, params, now }: ApiRequest<typeof contract>) =>
  ownListing(await findOwnListing(params.listingId, actor.userId), now)

export const handler = endpoint(contract, getOwnListing)
