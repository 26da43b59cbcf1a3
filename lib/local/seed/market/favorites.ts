import { favoriteCounts } from '#core/market/favorites/favorite-counts.ts'
import { favorites } from '#core/market/favorites/favorites.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoFavorites } from './demo-favorites.ts'

const absent = { absent: true } as const

/** The favorites of the demo; their items say how many there are. */
export const seed = (now: string, size: SeedSize): Write[] => {
  const all = demoFavorites(now, size)
  return [
    ...all.map((favorite) => favorites.put({ ...favorite, version: 1 }, absent)),
    ...[...Map.groupBy(all, ({ userId }) => userId)].map(([userId, own]) =>
      favoriteCounts.put({ userId, count: own.length, version: 1 }, absent),
    ),
  ]
}
