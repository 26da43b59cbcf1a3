import { entity } from '#core/platform/db/entity.ts'
import { StoredPost } from '#shared/community/feed/post.ts'

export const feedPartition = 'FEED'
export const hiddenPostsPartition = 'FEED_HIDDEN'
export const typePartition = (type: string) => `FEED#${type}`
export const postsOfPartition = (userId: string) => `FEED_OF#${userId}`

/** The visibility of a post by its own fields; each list checks whether its member is public now. */
const isShared = ({ visibility, hiddenReason }: StoredPost) =>
  visibility !== 'me' && hiddenReason === undefined

const place = ({ id, createdAt }: StoredPost) => `${createdAt}#${id}`

/** People who join stand in the feed by their week; their own type lists each. */
const isInFeed = (post: StoredPost) => isShared(post) && post.type !== 'joined'

/** Posts. `gsi1` lists the feed, and what administrators have hidden; `gsi2` those of a member, `gsi3` those of a type. */
export const posts = entity({
  name: 'post',
  erasure: 'by its noun',
  schema: StoredPost,
  key: ({ id }: { id: string }) => ({ pk: `POST#${id}`, sk: 'POST' }),
  counted: ['likeCount', 'commentCount'],
  gsi1: (post) =>
    isInFeed(post)
      ? { pk: feedPartition, sk: place(post) }
      : post.hiddenReason !== undefined
        ? { pk: hiddenPostsPartition, sk: place(post) }
        : undefined,
  gsi2: (post) => ({ pk: postsOfPartition(post.userId), sk: place(post) }),
  gsi3: (post) => (isShared(post) ? { pk: typePartition(post.type), sk: place(post) } : undefined),
})
