import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { PostType, Visibility } from '#shared/feed/post.ts'

/** Who sees the posts of a member, by type; a type that is missing is public. */
export const feedSettings = entity({
  name: 'feed-settings',
  erasure: 'with the member',
  schema: z.object({
    userId: z.string(),
    visibility: z.partialRecord(PostType, Visibility),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'FEED_SETTINGS' }),
})

/** As they are now; version 0 is a member who has chosen nothing. */
export const readFeedSettings = async (userId: string) =>
  (await feedSettings.get({ userId }, { consistent: true })) ?? { userId, visibility: {}, version: 0 }

type Chosen = Awaited<ReturnType<typeof readFeedSettings>>

export const visibilityOf = ({ visibility }: Chosen, type: PostType): Visibility =>
  visibility[type] ?? 'public'
