import { queryOptions } from '@tanstack/react-query'
import { listBulkChanges, listVerifiedResults } from '#shared/competitions/bulk-changes/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

/** Other administrators change results, too. */
export const staleTime = 5000

export const bulkChangesQuery = pagesQuery(listBulkChanges, { key: ['bulk-changes', 'list'], staleTime })

export const verifiedResultsQuery = (leagueId: League['id'], classKey: string) =>
  pagesQuery(listVerifiedResults, {
    key: ['competition-results', 'verified', leagueId, classKey],
    query: { leagueId, classKey },
    staleTime,
  })

/** The classes of the newest rules that a league has published, or none if it has published none. */
export const classesOfLeagueQuery = (leagueId: League['id']) =>
  queryOptions({
    queryKey: ['leagues', 'classes', leagueId],
    queryFn: async ({ signal }) => {
      const { items } = await call(
        listRulebookVersions,
        { params: { leagueId }, query: { limit: 20 } },
        { signal },
      )
      const versionNo = items.at(0)?.versionNo
      if (versionNo === undefined) return []
      const { classes } = await call(getRulebook, { params: { leagueId, versionNo } }, { signal })
      return classes.map(({ key, name }) => ({ key, name }))
    },
    staleTime: 60_000,
  })
