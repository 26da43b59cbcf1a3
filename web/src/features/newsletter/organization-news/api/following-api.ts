import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type FollowingState,
  getFollowing,
  listFollowed,
  setFollowing,
} from '#shared/newsletter/organization-news/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

const followedKey = ['followed-organizations'] as const

export const followingQuery = (organizationId: OrganizationId) =>
  query('following', getFollowing, { params: { organizationId } })

export const followedQuery = pagesQuery(listFollowed, { key: followedKey })

/** The number is counted a moment later, and must not jump back until then. */
function showNow(queryClient: QueryClient, organizationId: OrganizationId, state: FollowingState) {
  queryClient.setQueryData(followingQuery(organizationId).queryKey, (before) => {
    if (!before) return before
    const by = Number(state.follows) - Number(before.follows)
    return { ...state, followers: Math.max(0, before.followers + by) }
  })
}

type Wanted = FollowingState & { organizationId: OrganizationId }

/** Follows an organization, or stops, or turns its mails on or off. */
export function useSetFollowing() {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ organizationId, follows, isMuted }: Wanted, idempotencyKey) =>
      call(setFollowing, { params: { organizationId }, body: { follows, isMuted } }, { idempotencyKey }),
    onDone: (state, { organizationId }) => {
      showNow(queryClient, organizationId, state)
      return queryClient.invalidateQueries({ queryKey: followedKey })
    },
  })
}
