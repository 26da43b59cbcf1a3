import { listSeasonEvents } from '#shared/events/events/season-events-contract.ts'
import { getSeason } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { queryOrNull } from '#web/lib/query.ts'

export const seasonQuery = (seasonId: string) =>
  queryOrNull('leagues', getSeason, { params: { seasonId: seasonId as Season['id'] } })

const calendarKey = (seasonId: string) => ['events', listSeasonEvents.name, seasonId] as const

/** The calendar of a season, a page at a time. */
export const seasonEventsQuery = (seasonId: string) =>
  pagesQuery(listSeasonEvents, { key: calendarKey(seasonId), params: { seasonId } })

/** Its first page, in the form in which the list keeps its pages. It is empty if the id names no season. */
export const firstSeasonEventsQuery = (seasonId: string) => ({
  queryKey: calendarKey(seasonId),
  queryFn: async () => ({
    pages: [await call(listSeasonEvents, { params: { seasonId: seasonId as Season['id'] } }).catch(noEvents)],
    pageParams: [undefined],
  }),
})

function noEvents(error: unknown): { items: [] } {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return { items: [] }
  throw error
}
