import { queryOptions } from '@tanstack/react-query'
import { getCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** A competitor, or null where there is none, which is an answer too. */
export const competitorQuery = (competitorId: string) =>
  queryOptions({
    queryKey: ['competitor', competitorId],
    queryFn: ({ signal }) =>
      call(getCompetitor, { params: { competitorId } }, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }),
  })
