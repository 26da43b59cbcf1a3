import { useQueryClient } from '@tanstack/react-query'
import { setPostVisibility } from '#shared/community/feed/contract.ts'
import type { Post, Visibility } from '#shared/community/feed/post.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { patchPost } from './patch-post.ts'

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
