import type { getEventsCalendar as contract } from '#shared/events/events/contract.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { matchesFilter } from '#shared/events/events/matches-filter.ts'
import { calendarText } from '#shared/platform/calendar/calendar-text.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteName } from '#shared/site-name.ts'
import { collectEvents, type Position } from './collect-events.ts'
import { calendarEntry } from './event-calendar.ts'
import { cancelledPartition, events, organizerPartition } from './events.ts'

type Query = QueryOf<typeof contract>

/** Maximum entries of a subscription: the next ones. */
const mostEntries = 300
/** The number of days calendars show that an event is cancelled. */
const daysCancelled = 90

/** Public events to come as a calendar to subscribe to: all, of a state or of an organizer; cancelled ones stay a while. */
export async function getEventsCalendar({ query, now }: { query: Query; now: string }): Promise<string> {
  const found = query.organizer
    ? await ofOrganizer(query.organizer, now)
    : [...(await upcomingEvents({ state: query.state, most: mostEntries }, now)), ...(await cancelled(now))]
  const shown = found.filter(({ state }) => !query.state || state === query.state)
  return calendarText(`${siteName} events`, shown.map(calendarEntry))
}

async function cancelled(now: string): Promise<Event[]> {
  const { items } = await events.list({
    index: 'gsi1',
    pk: cancelledPartition,
    after: addTime(now, { days: -daysCancelled }),
    limit: mostEntries,
  })
  return items
}

/** The next ones of an organizer; one that was cancelled lately may already have been due. */
async function ofOrganizer(userId: string, now: string): Promise<Event[]> {
  const since = addTime(now, { days: -daysCancelled })
  const { items } = await events.list({
    index: 'gsi3',
    pk: organizerPartition(userId),
    after: since,
    limit: mostEntries,
  })
  return items.filter(
    (event) =>
      event.isPublic &&
      (event.status === 'cancelled'
        ? (event.cancelledAt ?? '') > since
        : event.status === 'published' && matchesFilter(event as WholeEvent, { when: 'upcoming' }, now)),
  )
}

/** The next public events of all, or of a state. */
async function upcomingEvents(
  { state, most }: { state?: string | undefined; most: number },
  now: string,
): Promise<WholeEvent[]> {
  const all: WholeEvent[] = []
  let next: Position | undefined
  do {
    const page = await collectEvents({ when: 'upcoming', state, limit: most }, next, now)
    all.push(...page.found)
    next = page.next
  } while (next && all.length < most)
  return all.slice(0, most)
}
