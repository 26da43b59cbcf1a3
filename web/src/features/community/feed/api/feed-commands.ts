import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  likePost,
  listActivityTypes,
  setPostVisibility,
  setTypeVisibility,
  unlikePost,
} from '#shared/community/feed/contract.ts'
import type { Post, Visibility } from '#shared/community/feed/post.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { patchPost } from './patch-post.ts'

export const useTypeVisibility = command(setTypeVisibility, { changes: [['feed', listActivityTypes.name]] })

/**
 * Sets who sees the member's own post. The lists of others are read again, because the post may now be in
 * them or not.
 */
export function usePostVisibility({ id }: Pick<Post, 'id'>) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['feed'] })
  return useCommand({
    send: (visibility: Visibility, idempotencyKey) =>
      call(setPostVisibility, { params: { postId: id }, body: { visibility } }, { idempotencyKey }),
    onDone: (post) => {
      patchPost(queryClient, id, post)
      return refresh()
    },
    onStale: refresh,
  })
}

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
