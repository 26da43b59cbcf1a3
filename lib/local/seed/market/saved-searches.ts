import { savedSearches } from '#core/market/saved-searches/saved-searches.ts'
import { searchAlerts } from '#core/market/saved-searches/search-alerts.ts'
import { searchCounts } from '#core/market/saved-searches/search-counts.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoSearches } from './demo-searches.ts'

const absent = { absent: true } as const

export const seed = async (now: string, size: SeedSize): Promise<Write[]> => {
  const all = await demoSearches(now, size)
  const lastIds = new Map(all.map(({ search: { userId, id } }) => [userId, id]))
  return [
    ...all.flatMap(({ search, hits }) => [
      savedSearches.put(search, absent),
      ...hits.map((hit) =>
        searchAlerts.put({ ...hit, searchId: search.id, userId: search.userId, version: 1 }, absent),
      ),
    ]),
    ...[...lastIds].map(([userId, lastId]) => searchCounts.put({ userId, lastId, version: 1 }, absent)),
  ]
}
