import { listSavedSearches } from '#shared/market/saved-searches/contract.ts'
import { query } from '#web/lib/query.ts'

export const savedSearchesQuery = query('savedSearches', listSavedSearches, {})
