import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PostId } from '#shared/community/feed/post.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const daysKept = 8

export const likedPartition = (day: string) => `LIKED_ON#${day}`

/** Posts that someone other than their member has liked on a day, so that the job reports them once. */
export const likedPosts = entity({
  name: 'liked-post',
  erasure: { days: 9 },
  schema: z.object({ id: PostId, day: z.iso.date(), version: z.int() }),
  key: ({ id, day }: { id: string; day: string }) => ({ pk: likedPartition(day), sk: id }),
  expiresAt: ({ day }) => addTime(`${day}T00:00:00.000Z`, { days: daysKept }),
})
