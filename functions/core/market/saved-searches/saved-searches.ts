import { entity } from '#core/platform/db/entity.ts'
import { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'

export const savedSearchPrefix = 'SAVED#'

/** Searches stand in one partition by what they look for: an item reads four at most, of its category or any, its state or any. */
export const searchesFor = (category: string | undefined, state: string | undefined) =>
  `SAVED#${category ?? 'any'}#${state ?? 'any'}`

/** Saved searches; `gsi1` lists those that are not paused, for new items. */
export const savedSearches = entity({
  name: 'saved-search',
  erasure: 'with the member',
  schema: SavedSearch,
  key: ({ userId, id }: { userId: string; id: string }) => ({
    pk: `USER#${userId}`,
    sk: `${savedSearchPrefix}${id}`,
  }),
  gsi1: ({ id, isPaused, filters }) =>
    isPaused ? undefined : { pk: searchesFor(filters.category, filters.state), sk: id },
})
