import { useQueryClient } from '@tanstack/react-query'
import {
  listMemberProfiles,
  type Moderation,
  moderateProfile,
  type ProfileVisibility,
} from '#shared/platform/users/moderation-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const profilesKey = ['admin-profiles'] as const

export const profilePagesQuery = (show: ProfileVisibility) =>
  pagesQuery(listMemberProfiles, { key: [...profilesKey, show], query: { show }, staleTime: 5000 })

export function useModerateProfile() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: profilesKey })
  return useCommand({
    send: ({ userId, ...body }: { userId: string; moderation: Moderation; reason: string }, idempotencyKey) =>
      call(moderateProfile, { params: { userId }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
