import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { JoinedWeek, Post, PostId, PostType, Visibility } from './post.ts'

const params = z.strictObject({ postId: PostId })

export const listCommunityFeed = route({
  name: 'listCommunityFeed',
  method: 'GET',
  path: '/api/feed/community',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'What happened in the community, newest first; people who joined are among it by their week, unless their type is asked for',
  query: z.strictObject({ ...pageQuery(50), type: z.optional(PostType) }),
  response: z.extend(Page(Post), {
    /** Weeks of the same page, which have their place among the posts by their time. */
    weeks: z.array(JoinedWeek),
  }),
  errors: ['invalid_cursor'],
})

export const listOwnFeed = route({
  name: 'listOwnFeed',
  method: 'GET',
  path: '/api/feed/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s own posts of any visibility, newest first',
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

export const getPost = route({
  name: 'getPost',
  method: 'GET',
  path: '/api/feed/posts/:postId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'One post, as links in notifications and mails lead to it',
  params,
  response: Post,
  errors: ['post_not_found'],
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
  path: '/api/feed/types',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Who sees the caller’s posts of a type from now on',
  body: z.strictObject({ type: PostType, visibility: Visibility }),
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
  errors: ['post_not_found', 'account_leaving'],
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
