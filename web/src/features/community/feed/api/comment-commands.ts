import { useQueryClient } from '@tanstack/react-query'
import { addComment, deleteComment, editComment } from '#shared/community/feed/comments-contract.ts'
import type { Comment, Post } from '#shared/community/feed/post.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { commentsQuery } from './comments-query.ts'
import { patchPost } from './patch-post.ts'

function useRefreshComments(postId: Post['id']) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: commentsQuery(postId).queryKey })
  return {
    refresh,
    /** Also updates the count below the post, in every list that has it. */
    counted: (by: number) => {
      patchPost(queryClient, postId, (post) => ({ commentCount: Math.max(0, post.commentCount + by) }))
      return refresh()
    },
  }
}

export function useAddComment(postId: Post['id']) {
  const { refresh, counted } = useRefreshComments(postId)
  return useCommand({
    send: (text: string, idempotencyKey) =>
      call(addComment, { params: { postId }, body: { text } }, { idempotencyKey }),
    onDone: () => counted(1),
    onStale: refresh,
  })
}

export function useEditComment({ id, postId, version }: Pick<Comment, 'id' | 'postId' | 'version'>) {
  const { refresh } = useRefreshComments(postId)
  return useCommand({
    send: (text: string, idempotencyKey) =>
      call(editComment, { params: { postId, commentId: id }, body: { text, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

/** An administrator gives a reason; everyone else gives none. One that reports have hidden is not in the figure. */
export function useDeleteComment({ id, postId, isHidden }: Pick<Comment, 'id' | 'postId' | 'isHidden'>) {
  const { refresh, counted } = useRefreshComments(postId)
  return useCommand({
    send: (reason: string, idempotencyKey) =>
      call(
        deleteComment,
        { params: { postId, commentId: id }, body: reason ? { reason } : {} },
        { idempotencyKey },
      ),
    onDone: () => counted(isHidden ? 0 : -1),
    onStale: refresh,
  })
}
