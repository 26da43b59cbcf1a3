import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PostId } from '#shared/community/feed/post.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { interactionsPartition } from './interactions-partition.ts'

const Like = z.object({ postId: PostId, userId: UserId, createdAt: z.iso.datetime(), version: z.int() })
export type Like = z.infer<typeof Like>

/** A like: one item per member and post, so that no one counts twice. */
export const likes = entity({
  name: 'like',
  erasure: 'by its noun',
  schema: Like,
  key: ({ postId, userId }: { postId: string; userId: string }) => ({
    pk: `POST#${postId}`,
    sk: `LIKE#${userId}`,
  }),
  gsi3: ({ postId, userId }) => ({ pk: interactionsPartition(userId), sk: `LIKE#${postId}` }),
})
