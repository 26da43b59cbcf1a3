import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownKeys } from '#core/platform/db/known-keys.ts'
import { PostType, Visibility } from '#shared/community/feed/post.ts'

/** The visibility of a member’s posts, by type; a type that is missing is public. */
export const feedSettings = entity({
  name: 'feed-settings',
  erasure: 'with the member',
  schema: z.object({
    userId: z.string(),
    visibility: knownKeys(PostType, Visibility),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'FEED_SETTINGS' }),
})

/** Returns the current settings; version 0 means the member has chosen nothing. */
export const readFeedSettings = async (userId: string) =>
  (await feedSettings.get({ userId }, { consistent: true })) ?? { userId, visibility: {}, version: 0 }

type Chosen = Awaited<ReturnType<typeof readFeedSettings>>

export const visibilityOf = ({ visibility }: Chosen, type: PostType): Visibility =>
  visibility[type] ?? 'public'
