import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/http/page.ts'
import { route } from '#shared/http/route.ts'
import { line, text } from '#shared/text.ts'
import { UserId } from '#shared/users/user.ts'
import { Comment, CommentId, longestComment, Post, PostId, PostType, Visibility } from './post.ts'

const params = z.strictObject({ postId: PostId })
const commentParams = z.strictObject({ postId: PostId, commentId: CommentId })
const words = text(longestComment, 1)

export const listCommunityFeed = route({
  name: 'listCommunityFeed',
  method: 'GET',
  path: '/api/feed/community',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'What happened in the community, newest first',
  query: z.strictObject({ ...pageQuery(50), type: z.optional(PostType) }),
  response: Page(Post),
  errors: ['invalid_cursor'],
})

export const listOwnFeed = route({
  name: 'listOwnFeed',
  method: 'GET',
  path: '/api/feed/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s own posts, whoever sees them, newest first',
  query: z.strictObject(pageQuery(20)),
  response: Page(Post),
  errors: ['invalid_cursor'],
})

export const listMemberFeed = route({
  name: 'listMemberFeed',
  method: 'GET',
  path: '/api/feed/of/:userId',
  auth: 'public',
  summary: 'The posts of a public profile that everyone may see, newest first',
  params: z.strictObject({ userId: UserId }),
  query: z.strictObject(pageQuery(20)),
  response: Page(Post),
  errors: ['invalid_cursor'],
})

export const listActivityTypes = route({
  name: 'listActivityTypes',
  method: 'GET',
  path: '/api/feed/types',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The types of posts with their words, and who sees the caller’s by default',
  response: z.object({
    items: z.array(z.object({ type: PostType, label: z.string(), visibility: Visibility })),
  }),
})

export const setTypeVisibility = route({
  name: 'setTypeVisibility',
  method: 'PUT',
  path: '/api/feed/types/:type',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Who sees the caller’s posts of a type from now on',
  params: z.strictObject({ type: PostType }),
  body: z.strictObject({ visibility: Visibility }),
})

export const setPostVisibility = route({
  name: 'setPostVisibility',
  method: 'PUT',
  path: '/api/feed/posts/:postId/visibility',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Who sees one of the caller’s posts',
  params,
  body: z.strictObject({ visibility: Visibility }),
  response: Post,
  errors: ['post_not_found'],
})

const Likes = z.object({ isLiked: z.boolean(), likeCount: z.int() })

export const likePost = route({
  name: 'likePost',
  method: 'PUT',
  path: '/api/feed/posts/:postId/like',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Like a post; a second call changes nothing',
  params,
  response: Likes,
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
  errors: ['post_not_found'],
})

export const unlikePost = route({
  name: 'unlikePost',
  method: 'DELETE',
  path: '/api/feed/posts/:postId/like',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Take a like back; a second call changes nothing',
  params,
  response: Likes,
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
  errors: ['post_not_found'],
})

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
  body: z.strictObject({ text: words }),
  status: 201,
  response: Comment,
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
  errors: ['post_not_found'],
})

export const editComment = route({
  name: 'editComment',
  method: 'PATCH',
  path: '/api/feed/posts/:postId/comments/:commentId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Change an own comment within 15 minutes',
  params: commentParams,
  body: z.strictObject({ text: words, version: z.int().check(z.gte(1)) }),
  response: Comment,
  errors: ['comment_not_found', 'comment_too_old', 'version_conflict'],
})

export const deleteComment = route({
  name: 'deleteComment',
  method: 'POST',
  path: '/api/feed/posts/:postId/comments/:commentId/delete',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Delete a comment: one’s own, one below one’s own post, or as an administrator with a reason',
  params: commentParams,
  body: z.strictObject({ reason: z.optional(line(200)) }),
  errors: ['comment_not_found', 'reason_required'],
})

export const hidePost = route({
  name: 'hidePost',
  method: 'POST',
  path: '/api/admin/feed/posts/:postId/hide',
  auth: 'admin',
  summary: 'Hide a post from everyone, with a reason that its member reads; null shows it again',
  params,
  body: z.strictObject({ reason: z.nullable(line(200, 1)) }),
  response: Post,
  errors: ['post_not_found'],
})
