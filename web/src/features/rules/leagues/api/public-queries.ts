import { queryOptions } from '@tanstack/react-query'
import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { getRulebook, listRulebookVersions } from '#shared/rules/rulebooks/contract.ts'
import { getSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** Returns null if there is nothing, which is an answer too. */
function nowhere(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}

export const seasonQuery = (seasonId: string) =>
  queryOptions({
    queryKey: ['leagues', 'season', seasonId],
    queryFn: () => call(getSeason, { params: { seasonId: seasonId as Season['id'] } }).catch(nowhere),
  })

const calendarKey = (seasonId: string) => ['events', 'season', seasonId] as const

/** The calendar of a season, a page at a time. */
export const seasonEventsQuery = (seasonId: string) =>
  pagesQuery(listSeasonEvents, { key: calendarKey(seasonId), params: { seasonId } })

/** Its first page, in the form in which the list keeps its pages. Null if the id names no season. */
export const firstSeasonEventsQuery = (seasonId: string) => ({
  queryKey: calendarKey(seasonId),
  queryFn: async () => ({
    pages: [
      (await call(listSeasonEvents, { params: { seasonId: seasonId as Season['id'] } }).catch(nowhere)) ?? {
        items: [],
      },
    ],
    pageParams: [undefined],
  }),
})

export const publishedRulebookQuery = (leagueId: string, versionNo: number) =>
  queryOptions({
    queryKey: ['leagues', 'published', leagueId, versionNo],
    queryFn: () =>
      call(getRulebook, { params: { leagueId: leagueId as League['id'], versionNo } }).catch(nowhere),
  })

/** Reads as many published versions as a choice can offer, newest first. */
export const publishedVersionsQuery = (leagueId: League['id']) =>
  queryOptions({
    queryKey: ['leagues', 'published-versions', leagueId],
    queryFn: ({ signal }) =>
      call(listRulebookVersions, { params: { leagueId }, query: { limit: 100 } }, { signal }),
  })
