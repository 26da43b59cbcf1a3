import { queryOptions } from '@tanstack/react-query'
import { getPost } from '#shared/community/feed/contract.ts'
import type { Post } from '#shared/community/feed/post.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** One post, or null where it is no longer available, which is an answer too. */
export const postQuery = (postId: string) =>
  queryOptions({
    queryKey: ['feed', 'post', postId],
    queryFn: ({ signal }): Promise<Post | null> =>
      call(getPost, { params: { postId: postId as Post['id'] } }, { signal }).catch(gone),
  })

function gone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
