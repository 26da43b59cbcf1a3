import { pointOfPlace } from '#core/platform/places/point-of-place.ts'
import type { SavedSearch, SavedSearchFields } from '#shared/market/saved-searches/saved-search.ts'
import { savedSearchRefusal } from '#shared/market/saved-searches/saved-search-refusal.ts'

/** The fields of a search as they are stored, with the point of its place. A search for everything is none. */
export async function settledSearch(
  fields: SavedSearchFields,
): Promise<SavedSearchFields & Pick<SavedSearch, 'point'>> {
  const { miles: _, ...chosen } = fields.filters
  if (Object.values(chosen).every((value) => value === undefined || value === ''))
    throw savedSearchRefusal.empty()
  const { near } = fields.filters
  const point = near ? await pointOfPlace(near, 'body.filters.near') : undefined
  return { ...fields, ...(point && { point }) }
}
