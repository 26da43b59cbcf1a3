import type { Params } from 'react-router-dom'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { readFilter } from '#web/features/platform/lists/address-filter.ts'
import { leaguesQuery } from '#web/features/rules/leagues/api/league-queries.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { eventFilter, monthOf } from '../components/event-filter.ts'
import { eventsOfMonthQuery, firstEventsQuery } from './event-list-queries.ts'

export const queries = (_: Params, search: URLSearchParams) => {
  const filter = readFilter(eventFilter, search)
  const today = siteDay(serverTime())
  return [
    filter.when === 'month' ? eventsOfMonthQuery(filter, monthOf(filter, today)) : firstEventsQuery(filter),
    leaguesQuery,
  ]
}
