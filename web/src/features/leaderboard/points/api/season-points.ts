import { queryOptions } from '@tanstack/react-query'
import { listSeasonLines, movePoints } from '#shared/leaderboard/points/contract.ts'
import { getStandings, type StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { previewRebuild } from '#shared/leaderboard/standings/rebuild-contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { useRefreshLeagues } from '#web/features/rules/leagues/api/use-refresh-leagues.ts'
import { call } from '#web/lib/call.ts'

type Named = Pick<Season, 'id' | 'leagueId'>

const paramsOf = ({ id: seasonId, leagueId }: Named) => ({ leagueId, seasonId })

/**
 * The changes that a rebuild would make in a class. They are read each time, because ranks follow in the
 * background.
 */
export const rebuildPreviewQuery = (season: Named, classKey: string) =>
  queryOptions({
    queryKey: ['leagues', 'rebuild', season.id, classKey],
    queryFn: ({ signal }) =>
      call(previewRebuild, { params: paramsOf(season), query: { classKey } }, { signal }),
    staleTime: 0,
  })

/** The ranked competitors in a class of a season. */
export const rankedQuery = (seasonId: string, classKey: string) =>
  pagesQuery(getStandings, {
    key: ['leagues', 'ranked', seasonId, classKey],
    params: { seasonId, classKey },
  })

/** The ledger of a competitor in a season, in all classes. */
export const ledgerQuery = (season: Named, competitorId: string) =>
  pagesQuery(listSeasonLines, {
    key: ['leagues', 'ledger', season.id, competitorId],
    params: paramsOf(season),
    query: { competitorId },
  })

type Move = { competitorId: StandingRow['competitorId']; from: string; to: string; reason: string }

/** Moves the points of a member to another class; ranks follow in the background. */
export function useMovePoints(season: Named) {
  const refresh = useRefreshLeagues()
  return useCommand({
    send: (body: Move, idempotencyKey) =>
      call(movePoints, { params: paramsOf(season), body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
