import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import {
  listMemberProfiles,
  type Moderation,
  moderateProfile,
  type ProfileVisibility,
} from '#shared/users/moderation-contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

const profilesKey = ['admin-profiles'] as const

export const profilePagesQuery = (show: ProfileVisibility) =>
  infiniteQueryOptions({
    queryKey: [...profilesKey, show],
    queryFn: ({ pageParam, signal }) =>
      call(listMemberProfiles, { query: { show, limit: 24, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5000,
  })

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
