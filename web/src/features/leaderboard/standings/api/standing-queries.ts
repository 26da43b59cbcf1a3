import { queryOptions } from '@tanstack/react-query'
import { listRecords } from '#shared/leaderboard/records/contract.ts'
import {
  getMyStanding,
  getStanding,
  getStandings,
  getTeamStandings,
  listStandingClasses,
} from '#shared/leaderboard/standings/contract.ts'
import { listLeagues } from '#shared/rules/leagues/contract.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { EmbeddedClass } from '../embed/embed-path.ts'

type SeasonId = Season['id']

/** Reads as many seasons as a choice can offer. */
export const seasonsQuery = queryOptions({
  queryKey: ['seasons', 'choice'],
  queryFn: ({ signal }) => call(listSeasons, { query: { limit: 100 } }, { signal }),
})

export const leagueNamesQuery = queryOptions({
  queryKey: ['leagues', 'choice'],
  queryFn: ({ signal }) => call(listLeagues, { query: { limit: 100 } }, { signal }),
})

export const classesQuery = (seasonId: string) =>
  queryOptions({
    queryKey: ['standings', seasonId, 'classes'],
    queryFn: ({ signal }) =>
      call(listStandingClasses, { params: { seasonId: seasonId as SeasonId } }, { signal }),
  })

export const standingsQuery = (seasonId: string, classKey: string, scope: string) =>
  pagesQuery(getStandings, {
    key: ['standings', seasonId, classKey, scope],
    params: { seasonId, classKey },
    query: { scope },
    keepPrevious: true,
  })

/** Reads as many standings as a page holds, for viewers. */
export const firstStandingsQuery = ({ seasonId, classKey, scope }: EmbeddedClass) =>
  queryOptions({
    queryKey: ['standings', seasonId, classKey, scope, 'first'],
    queryFn: ({ signal }) =>
      call(
        getStandings,
        { params: { seasonId: seasonId as SeasonId, classKey }, query: { scope, limit: 50 } },
        { signal },
      ),
  })

export const myStandingQuery = (seasonId: string, classKey: string, scope: string) =>
  queryOptions({
    queryKey: ['standings', seasonId, classKey, scope, 'mine'],
    queryFn: ({ signal }) =>
      call(
        getMyStanding,
        { params: { seasonId: seasonId as SeasonId, classKey }, query: { scope } },
        { signal },
      ),
  })

export const standingQuery = (seasonId: string, classKey: string, competitorId: string) =>
  queryOptions({
    queryKey: ['standings', seasonId, classKey, 'of', competitorId],
    queryFn: ({ signal }) =>
      call(getStanding, { params: { seasonId: seasonId as SeasonId, classKey, competitorId } }, { signal }),
  })

export const teamStandingsQuery = (seasonId: string) =>
  pagesQuery(getTeamStandings, { key: ['standings', seasonId, 'teams'], params: { seasonId } })

export const recordsQuery = (leagueId: string, seasonId: string | undefined) =>
  pagesQuery(listRecords, {
    key: ['records', leagueId, seasonId ?? 'all'],
    query: { leagueId: leagueId as Season['leagueId'], ...(seasonId && { seasonId: seasonId as SeasonId }) },
  })
