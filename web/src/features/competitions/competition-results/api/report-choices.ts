import { queryOptions } from '@tanstack/react-query'
import { listVehicles } from '#shared/events/vehicles/contract.ts'
import { listLeagues } from '#shared/rules/leagues/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { listSeasons } from '#shared/rules/seasons/contract.ts'
import { call } from '#web/lib/call.ts'

const choices = ['competition-results', 'choices'] as const
const staleTime = 60_000

export const reportLeaguesQuery = queryOptions({
  queryKey: [...choices, 'leagues'],
  queryFn: ({ signal }) => call(listLeagues, { query: { limit: 100 } }, { signal }),
  staleTime,
})

export const reportSeasonsQuery = (leagueId: League['id']) =>
  queryOptions({
    queryKey: [...choices, 'seasons', leagueId],
    queryFn: ({ signal }) => call(listSeasons, { query: { leagueId, limit: 20 } }, { signal }),
    staleTime,
  })

/** Seasons of every league, the latest first. */
export const allSeasonsQuery = queryOptions({
  queryKey: [...choices, 'seasons', 'all'],
  queryFn: ({ signal }) => call(listSeasons, { query: { limit: 100 } }, { signal }),
  staleTime,
})

/** The rules of a season, or the newest that the league has published, or none if it has published none. */
export const reportRulesQuery = (leagueId: League['id'], versionNo: number | undefined) =>
  queryOptions({
    queryKey: [...choices, 'rules', leagueId, versionNo ?? 'newest'],
    queryFn: async ({ signal }) => {
      const newest = async () =>
        (
          await call(listRulebookVersions, { params: { leagueId }, query: { limit: 20 } }, { signal })
        ).items.at(0)?.versionNo
      const found = versionNo ?? (await newest())
      return found === undefined
        ? null
        : call(getRulebook, { params: { leagueId, versionNo: found } }, { signal })
    },
    staleTime,
  })

export const reportVehiclesQuery = queryOptions({
  queryKey: [...choices, 'vehicles'],
  queryFn: ({ signal }) => call(listVehicles, {}, { signal }),
  staleTime,
})
