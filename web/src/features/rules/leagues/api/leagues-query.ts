import { queryOptions } from '@tanstack/react-query'
import { listLeagues } from '#shared/rules/leagues/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export const leaguePagesQuery = pagesQuery(listLeagues, { key: ['leagues', 'pages'] })

/** Reads as many leagues as a choice can offer. */
export const leaguesQuery = queryOptions({
  queryKey: ['leagues', 'choice'],
  queryFn: ({ signal }) => call(listLeagues, { query: { limit: 100 } }, { signal }),
})
