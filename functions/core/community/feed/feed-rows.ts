import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { StoredPost } from '#shared/community/feed/post.ts'
import { joinedWeeks, StoredWeek } from './joined-weeks.ts'
import { posts } from './posts.ts'

const FeedRow = z.union([StoredPost, StoredWeek])
export type FeedRow = z.infer<typeof FeedRow>

export const isPost = (row: FeedRow): row is StoredPost => 'userId' in row

/** The rows of the feed, for lists alone: posts, and the weeks in which people joined. */
export const feedRows = entity({
  name: 'feed-row',
  erasure: 'impersonal',
  schema: FeedRow,
  key: (row: FeedRow) => (isPost(row) ? posts.key(row) : joinedWeeks.key(row)),
})
