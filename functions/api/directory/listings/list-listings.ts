import { listListings } from '#core/directory/listings/list-listings.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listListings as contract } from '#shared/directory/listings/contract.ts'

export const handler = endpoint(contract, listListings)
