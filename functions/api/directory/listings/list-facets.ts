import { listFacets } from '#core/directory/listings/list-facets.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listFacets as contract } from '#shared/directory/listings/contract.ts'

export const handler = endpoint(contract, listFacets)
