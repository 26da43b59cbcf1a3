import {
  getPost,
  listActivityTypes,
  listCommunityFeed,
  listMemberFeed,
  listOwnFeed,
} from '#shared/community/feed/contract.ts'
import type { Post, PostType } from '#shared/community/feed/post.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

/** A post that a member has just read need not be asked for again. */
const staleTime = 120_000

export const communityQuery = (type: PostType | undefined) =>
  pagesQuery(listCommunityFeed, {
    key: ['feed', listCommunityFeed.name, { type }],
    query: type ? { type } : {},
    staleTime,
    keepPrevious: true,
  })

export const ownFeedQuery = pagesQuery(listOwnFeed, { key: ['feed', listOwnFeed.name], query: {}, staleTime })

/** The member's posts that everyone sees, the newest first. */
export const memberFeedQuery = (userId: string) =>
  query('feed', listMemberFeed, { params: { userId }, query: {} }, { staleTime })

/**
 * The number that a panel shows. More are requested, because posts that members made private are left out.
 */
export const newestPosts = 4
const asked = 10

export const newestPostsQuery = query('feed', listCommunityFeed, { query: { limit: asked } }, { staleTime })

/** One post, or null where it is no longer available, which is an answer too. */
export const postQuery = (postId: string) =>
  queryOrNull('feed', getPost, { params: { postId: postId as Post['id'] } })

export const activityTypesQuery = query('feed', listActivityTypes, {}, { staleTime: 600_000 })
