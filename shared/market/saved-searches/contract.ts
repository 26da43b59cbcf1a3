import * as z from 'zod/mini'
import { ListedItem } from '#shared/market/market-items/item-card.ts'
import { route } from '#shared/platform/http/route.ts'
import { SavedSearch, SavedSearchFields, SavedSearchId } from './saved-search.ts'

/** A saved search with what it found last. */
export const OwnSavedSearch = z.object({
  search: z.omit(SavedSearch, { userId: true, point: true }),
  /** The last items that matched and are still for sale, at most four. */
  hits: z.array(ListedItem),
  /** When the last one came, whatever became of it. */
  lastAt: z.optional(z.iso.datetime()),
})
export type OwnSavedSearch = z.infer<typeof OwnSavedSearch>

export const listSavedSearches = route({
  name: 'listSavedSearches',
  method: 'GET',
  path: '/api/market/searches',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The saved searches of the caller, at most ten, each with what it found last',
  response: z.object({ items: z.array(OwnSavedSearch) }),
})

const fieldErrors = ['place_unknown', 'place_ambiguous', 'saved_empty', 'version_conflict'] as const

export const createSavedSearch = route({
  name: 'createSavedSearch',
  method: 'POST',
  path: '/api/market/searches',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Save a search, to hear of new items that match',
  body: SavedSearchFields,
  response: OwnSavedSearch,
  status: 201,
  errors: [...fieldErrors, 'saved_limit'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

const params = z.strictObject({ savedSearchId: SavedSearchId })

export const updateSavedSearch = route({
  name: 'updateSavedSearch',
  method: 'PUT',
  path: '/api/market/searches/:savedSearchId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Rename, pause, or change a saved search',
  params,
  body: z.strictObject({ ...SavedSearchFields.shape, version: z.int().check(z.gte(1)) }),
  response: OwnSavedSearch,
  errors: [...fieldErrors, 'saved_search_not_found'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const deleteSavedSearch = route({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/market/searches/:savedSearchId',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Delete a saved search',
  params,
  errors: ['saved_search_not_found', 'version_conflict'],
})
