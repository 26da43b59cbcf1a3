import { useQueryClient } from '@tanstack/react-query'
import { hidePost } from '#shared/community/feed/admin-contract.ts'
import { deleteComment } from '#shared/community/feed/comments-contract.ts'
import type { Comment, Post } from '#shared/community/feed/post.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

function useRefreshModeration() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(['feed', 'feed-moderation'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/** Hides a post with a reason, or shows it again without one. */
export function useHidePost({ id }: Pick<Post, 'id'>) {
  const refresh = useRefreshModeration()
  return useCommand({
    send: (reason: string, idempotencyKey) =>
      call(hidePost, { params: { postId: id }, body: { reason: reason || null } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useModerateComment({ id, postId }: Pick<Comment, 'id' | 'postId'>) {
  const refresh = useRefreshModeration()
  return useCommand({
    send: (reason: string, idempotencyKey) =>
      call(deleteComment, { params: { postId, commentId: id }, body: { reason } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
