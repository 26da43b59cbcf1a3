import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPopularSearches as useCase } from '#core/search/list-popular-searches.ts'
import { listPopularSearches } from '#shared/search/contract.ts'

export const handler = endpoint(listPopularSearches, useCase)
