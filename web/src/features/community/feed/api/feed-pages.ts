import { listCommunityFeed, listOwnFeed } from '#shared/community/feed/contract.ts'
import type { PostType } from '#shared/community/feed/post.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** A post that a member has just read need not be asked for again. */
export const fresh = 120_000

export const communityQuery = (type: PostType | undefined) =>
  pagesQuery(listCommunityFeed, {
    key: ['feed', 'community', { type }],
    query: type ? { type } : {},
    staleTime: fresh,
    keepPrevious: true,
  })

export const ownFeedQuery = pagesQuery(listOwnFeed, { key: ['feed', 'own'], query: {}, staleTime: fresh })
