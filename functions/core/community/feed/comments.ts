import { entity } from '#core/platform/db/entity.ts'
import { StoredComment } from '#shared/community/feed/post.ts'
import { interactionsPartition } from './interactions-partition.ts'

export const commentsPartition = 'COMMENTS'
export const hiddenCommentsPartition = 'COMMENTS_HIDDEN'

/** Comments, below their post in the order they were written. `gsi1` lists the latest of all posts for administrators. */
export const comments = entity({
  name: 'comment',
  erasure: 'by its noun',
  schema: StoredComment,
  key: ({ postId, id }: { postId: string; id: string }) => ({ pk: `POST#${postId}`, sk: `COMMENT#${id}` }),
  gsi1: ({ id, hiddenAt }) => ({ pk: hiddenAt ? hiddenCommentsPartition : commentsPartition, sk: id }),
  gsi3: ({ id, userId }) => ({ pk: interactionsPartition(userId), sk: `COMMENT#${id}` }),
})
