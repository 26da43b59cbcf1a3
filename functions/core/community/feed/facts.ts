import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { CommentId, PostId } from '#shared/community/feed/post.ts'

export const facts = {
  'comment.added': z.object({ postId: PostId, commentId: CommentId }),
} satisfies FactSchemas
