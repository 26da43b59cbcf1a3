import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mostFollowed } from '#shared/newsletter/organization-news/following.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** How many organizations a member follows. Each beginning and each end writes this row, so that of many at once only 200 stay. */
export const followedCounts = entity({
  name: 'followed-count',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, count: z.int(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'FOLLOWED_COUNT' }),
})

/** One organization more, or fewer: commit it with the following. Throws past 200. */
export async function countFollowed(userId: z.infer<typeof UserId>, by: 1 | -1): Promise<Write> {
  const known = await followedCounts.get({ userId }, { consistent: true })
  const before = known?.count ?? 0
  if (by > 0 && before >= mostFollowed) throw newsRefusal.followLimit()
  return followedCounts.put(
    { userId, count: Math.max(0, before + by), version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
