import { listSeasonLines, movePoints } from '#shared/leaderboard/points/contract.ts'
import { getStandings } from '#shared/leaderboard/standings/contract.ts'
import { previewRebuild } from '#shared/leaderboard/standings/rebuild-contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

type Named = Pick<Season, 'id' | 'leagueId'>

const paramsOf = ({ id: seasonId, leagueId }: Named) => ({ leagueId, seasonId })

/**
 * The changes that a rebuild would make in a class. They are read each time, because ranks follow in the
 * background.
 */
export const rebuildPreviewQuery = (season: Named, classKey: string) =>
  query('leagues', previewRebuild, { params: paramsOf(season), query: { classKey } }, { staleTime: 0 })

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

/** Ranks follow in the background. */
export const useMovePoints = command(movePoints, { changes: [['leagues']] })
