import { getListingMap } from '#core/directory/listings/get-listing-map.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getListingMap as contract } from '#shared/directory/listings/contract.ts'

export const handler = endpoint(contract, getListingMap)
