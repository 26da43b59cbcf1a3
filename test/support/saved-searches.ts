import { savedSearches } from '#core/market/saved-searches/saved-searches.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import type {
  SavedSearch,
  SavedSearchFields,
  SavedSearchId,
} from '#shared/market/saved-searches/saved-search.ts'

export const searchBody = (more: Partial<SavedSearchFields> = {}): SavedSearchFields => ({
  name: 'Cables nearby',
  filters: { category: 'wiring', state: 'AZ' },
  every: 'at_once',
  isMailed: true,
  isPaused: false,
  ...more,
})

/** Stores a search directly. */
export async function putSearch(userId: string, more: Partial<SavedSearch> = {}): Promise<SavedSearch> {
  const createdAt = new Date().toISOString()
  const search: SavedSearch = {
    id: newId('sav', createdAt) as SavedSearchId,
    userId: userId as SavedSearch['userId'],
    ...searchBody(),
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...more,
  }
  await commit(savedSearches.put(search, { absent: true }))
  return search
}
