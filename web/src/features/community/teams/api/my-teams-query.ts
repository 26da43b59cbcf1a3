import { queryOptions } from '@tanstack/react-query'
import { listMyTeams } from '#shared/community/teams/contract.ts'
import { call } from '#web/lib/call.ts'

/** The member’s team, the open invitations and requests, and the former teams. */
export const myTeamsQuery = queryOptions({
  queryKey: ['my-teams'],
  queryFn: ({ signal }) => call(listMyTeams, {}, { signal }),
  staleTime: 30_000,
})
