import { endpoint } from '#core/http/endpoint.ts'
import { suggestSearch as useCase } from '#core/search/suggest-search.ts'
import { suggestSearch } from '#shared/search/contract.ts'

export const handler = endpoint(suggestSearch, useCase)
