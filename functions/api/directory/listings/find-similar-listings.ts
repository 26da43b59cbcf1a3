import { similarListings } from '#core/directory/listings/similar-listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findSimilarListings as contract } from '#shared/directory/listings/contract.ts'

const findSimilarListings = async ({ query: { name, zip } }: ApiRequest<typeof contract>) => ({
  items: await similarListings(name, zip),
})

export const handler = endpoint(contract, findSimilarListings)
