import { queryOptions } from '@tanstack/react-query'
import { getTeam } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A team as everyone sees it, or null where there is none, which is an answer too. */
export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId],
    queryFn: () => call(getTeam, { params: { teamId: teamId as Team['id'] } }).catch(nowhere),
  })

function nowhere(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
