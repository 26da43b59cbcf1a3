import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  claimGuest,
  type GuestResult,
  listGuestResults,
  lookUpGuestClaim,
  mergeGuest,
  planGuestMerge,
} from '#shared/competitions/guest-claims/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

/** Results belong to others afterwards. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [['guest-claims'], ['competition-results']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

export const guestResultsQuery = (q: string | undefined) =>
  pagesQuery(listGuestResults, {
    key: ['guest-claims', 'results', q ?? ''],
    query: { ...(q && { q }) },
    staleTime: 5000,
    keepPrevious: true,
  })

/** The results of a mailed link. The link’s secret is in no address. */
export const guestClaimQuery = (handle: string) =>
  queryOptions({
    queryKey: ['guest-claims', 'linked', handle],
    queryFn: ({ signal }) => call(lookUpGuestClaim, { body: { handle } }, { signal }),
    staleTime: 5000,
    retry: false,
  })

export function useClaim() {
  const refresh = useRefresh()
  return useCommand({
    send: ({ handle }: { handle: string }) => call(claimGuest, { body: { handle } }),
    onDone: refresh,
    onStale: refresh,
  })
}

type Merged = { resultId: GuestResult['id']; userId: User['id'] }

export const mergePlanQuery = ({ resultId, userId }: Merged) =>
  queryOptions({
    // A merge does not make it stale: while its dialog closes, there is nothing left to plan.
    queryKey: ['guest-merge-plan', resultId, userId],
    queryFn: ({ signal }) => call(planGuestMerge, { body: { resultId, userId } }, { signal }),
    staleTime: 0,
  })

export function useMerge() {
  const refresh = useRefresh()
  return useCommand({
    send: (body: Merged & { reason: string }, idempotencyKey) =>
      call(mergeGuest, { body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

/** Active members whose name or email has this in it. */
export const foundMembersQuery = (q: string) =>
  queryOptions({
    queryKey: ['users', 'found', q],
    queryFn: ({ signal }) =>
      call(
        listUsers,
        { query: { q, status: 'active', sort: 'name', direction: 'asc', limit: 10 } },
        { signal },
      ),
    enabled: q !== '',
    staleTime: 5000,
  })
