import { listFinishedShows } from '#shared/competitions/competition-results/finished-shows-contract.ts'
import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'
import { getSeasonTop } from '#shared/leaderboard/standings/season-top-contract.ts'
import { getSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { queryOrNull } from '#web/lib/query.ts'

export const seasonQuery = (seasonId: string) =>
  queryOrNull('leagues', getSeason, { params: { seasonId: seasonId as Season['id'] } })

const upcoming = { when: 'upcoming' } as const

const calendarKey = (seasonId: string) => ['events', listSeasonEvents.name, seasonId] as const
const finishedKey = (seasonId: string) => ['events', listFinishedShows.name, seasonId] as const

/** The events of a season that are not over, a page at a time. */
export const seasonEventsQuery = (seasonId: string) =>
  pagesQuery(listSeasonEvents, { key: calendarKey(seasonId), params: { seasonId }, query: upcoming })

/** The events that are over, a page at a time. */
export const finishedShowsQuery = (seasonId: string) =>
  pagesQuery(listFinishedShows, { key: finishedKey(seasonId), params: { seasonId } })

/** The top of its largest class, or null where the id names no season. */
export const seasonTopQuery = (seasonId: string) =>
  queryOrNull('standings', getSeasonTop, { params: { seasonId: seasonId as Season['id'] } })

const firstPage = <Items>(queryKey: readonly unknown[], read: () => Promise<{ items: Items[] }>) => ({
  queryKey,
  queryFn: async () => ({ pages: [await read().catch(noEvents)], pageParams: [undefined] }),
})

/** The first page of what is to come, in the form in which the list keeps it. Empty if the id names no season. */
export const firstSeasonEventsQuery = (seasonId: string) =>
  firstPage(calendarKey(seasonId), () =>
    call(listSeasonEvents, { params: { seasonId: seasonId as Season['id'] }, query: upcoming }),
  )

export const firstFinishedShowsQuery = (seasonId: string) =>
  firstPage(finishedKey(seasonId), () =>
    call(listFinishedShows, { params: { seasonId: seasonId as Season['id'] } }),
  )

function noEvents(error: unknown): { items: [] } {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { items: [] }
  throw error
}
