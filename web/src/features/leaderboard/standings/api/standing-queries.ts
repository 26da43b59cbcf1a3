import {
  getStandings,
  getTeamStandings,
  listStandingClasses,
} from '#shared/leaderboard/standings/contract.ts'
import { listLeagues } from '#shared/rules/leagues/list-contract.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

/** Reads as many seasons as a choice can offer. */
export const seasonsQuery = query('leagues', listSeasons, { query: { limit: 100 } })

export const leagueNamesQuery = query('leagues', listLeagues, { query: { limit: 100 } })

export const classesQuery = (seasonId: string) =>
  query('standings', listStandingClasses, { params: { seasonId: seasonId as Season['id'] } })

/** `closing`: the table as it was when the season was closed for this time. */
export const standingsQuery = (seasonId: string, classKey: string, scope: string, closing?: number) =>
  pagesQuery(getStandings, {
    key: ['standings', seasonId, classKey, scope, ...(closing ? [closing] : [])],
    params: { seasonId, classKey },
    query: { scope, ...(closing && { closing }) },
    keepPrevious: true,
  })

export const teamStandingsQuery = (seasonId: string) =>
  pagesQuery(getTeamStandings, { key: ['standings', seasonId, 'teams'], params: { seasonId } })
