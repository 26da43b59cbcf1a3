import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mostSavedSearches, SavedSearchId } from '#shared/market/saved-searches/saved-search.ts'
import { savedSearchRefusal } from '#shared/market/saved-searches/saved-search-refusal.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { searchesOf } from './searches-of.ts'

/** The searches of a member. Each new one writes this row, so that of many at once only ten are kept. */
export const searchCounts = entity({
  name: 'saved-search-count',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, lastId: SavedSearchId, version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'SAVED_COUNT' }),
})

/** One more search of a member: commit it with the search. Throws past ten. */
export async function countSearches(userId: z.infer<typeof UserId>, lastId: SavedSearchId): Promise<Write> {
  const known = await searchCounts.get({ userId }, { consistent: true })
  const searches = await searchesOf(userId)
  if (searches.length >= mostSavedSearches) throw savedSearchRefusal.limit()
  return searchCounts.put(
    { userId, lastId, version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
