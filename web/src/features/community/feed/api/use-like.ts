import { useMutation, useQueryClient } from '@tanstack/react-query'
import { likePost, unlikePost } from '#shared/community/feed/contract.ts'
import type { Post } from '#shared/community/feed/post.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { call } from '#web/lib/call.ts'
import { patchPost } from './patch-post.ts'

/** Shows a like right away, and takes it back if the server refuses it. Presses that follow each other wait in line. */
export function useLike({ id }: Pick<Post, 'id'>) {
  const queryClient = useQueryClient()
  const mutationKey = ['like', id]
  const show = (isLiked: boolean) =>
    patchPost(queryClient, id, (post) =>
      post.isLiked === isLiked
        ? {}
        : { isLiked, likeCount: Math.max(0, post.likeCount + (isLiked ? 1 : -1)) },
    )
  return useMutation({
    networkMode: 'always',
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isLiked: boolean) => call(isLiked ? likePost : unlikePost, { params: { postId: id } }),
    onMutate: show,
    onError: (error, isLiked) => {
      show(!isLiked)
      toastFailure(error)
    },
    // The answer to an earlier press must not undo what a later press already shows.
    onSuccess: (answer) => {
      if (queryClient.isMutating({ mutationKey }) === 1) patchPost(queryClient, id, answer)
    },
  })
}
