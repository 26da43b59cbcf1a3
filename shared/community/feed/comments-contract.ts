import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { Comment, CommentId, longestComment, PostId } from './post.ts'

const params = z.strictObject({ postId: PostId })
const commentParams = z.strictObject({ postId: PostId, commentId: CommentId })

export const CommentText = text(longestComment, 1)

export const listComments = route({
  name: 'listComments',
  method: 'GET',
  path: '/api/feed/posts/:postId/comments',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The comments below a post, oldest first',
  params,
  query: z.strictObject(pageQuery(20)),
  response: Page(Comment),
  errors: ['post_not_found', 'invalid_cursor'],
})

export const addComment = route({
  name: 'addComment',
  method: 'POST',
  path: '/api/feed/posts/:postId/comments',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Comment on a post',
  params,
  body: z.strictObject({ text: CommentText }),
  status: 201,
  response: Comment,
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
  errors: ['post_not_found', 'members_only', 'profile_hidden', 'account_leaving'],
})

export const editComment = route({
  name: 'editComment',
  method: 'PATCH',
  path: '/api/feed/posts/:postId/comments/:commentId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Change one of the caller’s comments within 15 minutes',
  params: commentParams,
  body: z.strictObject({ text: CommentText, version: z.int().check(z.gte(1)) }),
  response: Comment,
  errors: [
    'comment_not_found',
    'post_not_found',
    'members_only',
    'profile_hidden',
    'account_leaving',
    'comment_too_old',
    'version_conflict',
  ],
})

export const deleteComment = route({
  name: 'deleteComment',
  method: 'POST',
  path: '/api/feed/posts/:postId/comments/:commentId/delete',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Delete a comment: the caller’s own, one below the caller’s post, or any as an administrator with a reason',
  params: commentParams,
  body: z.strictObject({ reason: z.optional(line(200)) }),
  errors: ['comment_not_found', 'reason_required'],
})
