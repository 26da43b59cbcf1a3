import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PostId } from '#shared/community/feed/post.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const hoursBetween = 1

/** The time the member of a post was last mailed about a comment on it. */
export const commentMails = entity({
  name: 'comment-mail',
  erasure: { days: 1 },
  schema: z.object({ postId: PostId, mailedAt: z.iso.datetime(), version: z.int() }),
  key: ({ postId }: { postId: string }) => ({ pk: `POST#${postId}`, sk: 'COMMENT_MAIL' }),
  expiresAt: ({ mailedAt }) => mailableAgainAt(mailedAt),
})

export const mailableAgainAt = (mailedAt: string): string => addTime(mailedAt, { hours: hoursBetween })
