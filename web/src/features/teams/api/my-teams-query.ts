import { queryOptions } from '@tanstack/react-query'
import { listMyTeams } from '#shared/teams/contract.ts'
import { call } from '#web/lib/call.ts'

/** The member’s team, what waits for an answer, and the teams of before. */
export const myTeamsQuery = queryOptions({
  queryKey: ['my-teams'],
  queryFn: ({ signal }) => call(listMyTeams, {}, { signal }),
  staleTime: 30_000,
})
