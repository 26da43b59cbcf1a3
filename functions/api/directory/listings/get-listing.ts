import { getListing } from '#core/directory/listings/get-listing.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getListing as contract } from '#shared/directory/listings/contract.ts'

export const handler = endpoint(contract, getListing)
