import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mostFavorites } from '#shared/market/favorites/contract.ts'
import { favoriteLimit } from '#shared/market/favorites/favorite-refusal.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** How many items a member saved. The list of them lags, so each save and each removal writes this row. */
export const favoriteCounts = entity({
  name: 'favorite-count',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, count: z.int(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'FAV_COUNT' }),
})

/** One favorite of a member more, or fewer: commit it with the favorite. Throws past 200. */
export async function countFavorites(userId: z.infer<typeof UserId>, by: 1 | -1): Promise<Write> {
  const known = await favoriteCounts.get({ userId }, { consistent: true })
  const before = known?.count ?? 0
  if (by > 0 && before >= mostFavorites) throw favoriteLimit()
  return favoriteCounts.put(
    { userId, count: Math.max(0, before + by), version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
