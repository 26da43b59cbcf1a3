import { queryOptions } from '@tanstack/react-query'
import { listTeams } from '#shared/community/teams/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { TeamFilters } from '../components/team-filters.ts'

/**
 * Reads the page of teams that the address names. Null if its cursor leads nowhere, which is an answer too.
 */
export function teamsQuery(filters: TeamFilters) {
  const { q, state, joinable, cursor } = filters
  return queryOptions({
    queryKey: ['teams', { q, state, joinable, cursor }],
    queryFn: async () => {
      const query = {
        ...(q && { q }),
        ...(state && { state }),
        ...(joinable && { joinable }),
        ...(cursor && { cursor }),
      }
      const page = await call(listTeams, { query }).catch(nowhere)
      return page && { filters, ...page }
    },
    placeholderData: (before) => before ?? undefined,
  })
}

function nowhere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'invalid_cursor') return null
  throw error
}
