import { queryOptions } from '@tanstack/react-query'
import { type EventCard, listEvents } from '#shared/events/events/contract.ts'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { call } from '#web/lib/call.ts'
import type { EventFilter } from '../components/event-filter.ts'
import { narrowing } from './events-query.ts'

const pageSize = 100
/** This is more than anyone reads in a month. Beyond it, the list is for finding one event. */
const mostPages = 5

type OfMonth = { events: EventCard[]; isCut: boolean }

/** The events of a month as the address narrows them, with those of the month before that go on into it. */
export const eventsOfMonthQuery = (filter: EventFilter, month: string) =>
  queryOptions({
    queryKey: ['events', 'public', 'month', month, narrowing(filter)],
    queryFn: async ({ signal }): Promise<OfMonth> => {
      const [, before = month] = monthsFrom(month, 2, -1)
      const [earlier, own] = await Promise.all([allOf(filter, before, signal), allOf(filter, month, signal)])
      return {
        events: [...earlier.events.filter(({ endsOn }) => endsOn >= `${month}-01`), ...own.events],
        isCut: own.isCut,
      }
    },
    staleTime: 60_000,
  })

async function allOf(filter: EventFilter, month: string, signal?: AbortSignal): Promise<OfMonth> {
  const events: EventCard[] = []
  let cursor: string | undefined
  for (let read = 0; read < mostPages; read++) {
    const query = { ...narrowing(filter), when: 'any' as const, month, limit: pageSize }
    const page = await call(
      listEvents,
      { query: { ...query, ...(cursor && { cursor }) } },
      signal ? { signal } : undefined,
    )
    events.push(...page.items)
    cursor = page.nextCursor
    if (!cursor) break
  }
  return { events, isCut: cursor !== undefined }
}
