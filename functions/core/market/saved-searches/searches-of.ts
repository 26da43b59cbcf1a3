import { mostSavedSearches, type SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { savedSearches, savedSearchPrefix } from './saved-searches.ts'

/** The searches of a member as they are now, the last one first. */
export async function searchesOf(userId: string): Promise<SavedSearch[]> {
  const { pk } = savedSearches.key({ userId, id: '' })
  const { items } = await savedSearches.list({
    pk,
    prefix: savedSearchPrefix,
    newestFirst: true,
    consistent: true,
    limit: mostSavedSearches,
  })
  return items
}
