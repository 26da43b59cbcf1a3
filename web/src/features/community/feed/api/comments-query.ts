import { infiniteQueryOptions } from '@tanstack/react-query'
import { listComments } from '#shared/community/feed/comments-contract.ts'
import type { Post } from '#shared/community/feed/post.ts'
import { call } from '#web/lib/call.ts'

/** The comments below a post, a page at a time. */
export const commentsQuery = (postId: Post['id']) =>
  infiniteQueryOptions({
    queryKey: ['feed', 'comments', postId],
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { postId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  })
