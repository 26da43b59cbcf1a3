import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { PostId, PostType, StoredComment, StoredPost, Visibility } from './post.ts'

/** Selects whether a list shows public or hidden posts. */
export const Shown = z.enum(['visible', 'hidden'])
export type Shown = z.infer<typeof Shown>

/** A post as administrators read it. */
export const AdminPost = z.object({ ...StoredPost.shape, authorName: z.string(), seenBy: Visibility })
export type AdminPost = z.infer<typeof AdminPost>

/** A comment as administrators read it, with what it is about. */
export const AdminComment = z.object({
  ...StoredComment.shape,
  authorName: z.string(),
  postTitle: z.string(),
})
export type AdminComment = z.infer<typeof AdminComment>

export const listPosts = route({
  name: 'listPosts',
  method: 'GET',
  path: '/api/admin/feed/posts',
  auth: 'admin',
  summary: 'Posts that others see, or those that are hidden, newest first',
  query: z.strictObject({
    ...pageQuery(20),
    show: z._default(Shown, 'visible'),
    type: z.optional(PostType),
  }),
  response: Page(AdminPost),
  errors: ['invalid_cursor'],
})

export const listLatestComments = route({
  name: 'listLatestComments',
  method: 'GET',
  path: '/api/admin/feed/comments',
  auth: 'admin',
  summary: 'Comments on all posts, or those that reports have hidden, newest first',
  query: z.strictObject({ ...pageQuery(20), show: z._default(Shown, 'visible') }),
  response: Page(AdminComment),
  errors: ['invalid_cursor'],
})

export const hidePost = route({
  name: 'hidePost',
  method: 'POST',
  path: '/api/admin/feed/posts/:postId/hide',
  auth: 'admin',
  summary: 'Hide a post from everyone, with a reason that its member reads; null shows it again',
  params: z.strictObject({ postId: PostId }),
  body: z.strictObject({ reason: z.nullable(line(200, 1)) }),
  response: AdminPost,
  errors: ['post_not_found'],
})
