import { listPopularSearches as useCase } from '#core/content/search/list-popular-searches.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listPopularSearches } from '#shared/content/search/contract.ts'

export const handler = endpoint(listPopularSearches, useCase)
