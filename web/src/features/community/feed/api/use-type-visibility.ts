import { useQueryClient } from '@tanstack/react-query'
import { setTypeVisibility } from '#shared/community/feed/contract.ts'
import type { PostType, Visibility } from '#shared/community/feed/post.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { activityTypesQuery } from './activity-types-query.ts'

export function useTypeVisibility(type: PostType) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (visibility: Visibility, idempotencyKey) =>
      call(setTypeVisibility, { body: { type, visibility } }, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: activityTypesQuery.queryKey }),
  })
}
