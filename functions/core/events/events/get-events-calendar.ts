import { namedOrganization, organizationsById } from '#core/organizations/organizations/named-organization.ts'
import type { getEventsCalendar as contract } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { hasPage, isListed } from '#shared/events/events/public-event.ts'
import { calendarText } from '#shared/platform/calendar/calendar-text.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteName } from '#shared/site-name.ts'
import { collectLines } from './collect-lines.ts'
import { calendarEntry } from './event-calendar.ts'
import { cancelledPartition, events } from './events.ts'
import { eventsById } from './events-by-id.ts'
import { listedByOrganization } from './listed-by-organization.ts'
import { listedByOrganizer } from './listed-by-organizer.ts'

type Query = QueryOf<typeof contract>

/** Maximum entries of a subscription: the next ones. */
const mostEntries = 300
/** The number of days calendars show that an event is cancelled. */
const daysCancelled = 90

/** Public events to come as a calendar to subscribe to: all, of a state, of an organizer or of an organization; cancelled ones stay a while. */
export async function getEventsCalendar({ query, now }: { query: Query; now: string }): Promise<string> {
  const found = await asked(query, now)
  const shown = found.filter(({ state }) => !query.state || state === query.state)
  const named = await organizationsById(shown.map(({ organizationId }) => organizationId))
  return calendarText(
    `${siteName} events`,
    shown.map((event) => calendarEntry(event, namedOrganization(named.get(event.organizationId ?? '')))),
  )
}

async function asked({ organizer, organization, state }: Query, now: string): Promise<Event[]> {
  if (organization) return ofOrganization(organization, now)
  if (organizer) return ofOrganizer(organizer, now)
  return (await Promise.all([upcoming(state, now), cancelled(now)])).flat()
}

async function upcoming(state: string | undefined, now: string): Promise<Event[]> {
  const { found } = await collectLines({ when: 'upcoming', state, limit: mostEntries }, undefined, now)
  const eventOf = await eventsById(found.map(({ id }) => id))
  return found.flatMap(({ id }) => {
    const event = eventOf.get(id)
    return event && isListed(event) && isShown(event, now) ? [event] : []
  })
}

const sinceCancelled = (now: string) => addTime(now, { days: -daysCancelled })

async function cancelled(now: string): Promise<Event[]> {
  const { items } = await events.list({
    index: 'gsi1',
    pk: cancelledPartition,
    after: sinceCancelled(now),
    limit: mostEntries,
  })
  return items
}

/** The next public ones of an organizer, and those that were cancelled lately. */
async function ofOrganizer(userId: string, now: string): Promise<Event[]> {
  const of = { userId, isPublic: true, limit: mostEntries }
  const lists = await Promise.all([
    listedByOrganizer({ ...of, list: 'held', after: now }),
    listedByOrganizer({ ...of, list: 'cancelled', after: sinceCancelled(now) }),
  ])
  const found = await eventsById(lists.flat().map(({ eventId }) => eventId))
  return [...found.values()].filter((event) => event.ownerId === userId && isShown(event, now))
}

/** The same of an organization: those who follow it see them also while it is suspended. */
async function ofOrganization(organizationId: string, now: string): Promise<Event[]> {
  const lists = await Promise.all([
    listedByOrganization({ organizationId, list: 'public', after: now, limit: mostEntries }),
    listedByOrganization({
      organizationId,
      list: 'cancelled',
      after: sinceCancelled(now),
      limit: mostEntries,
    }),
  ])
  return lists.flat().filter((event) => isShown(event, now))
}

/** A public event to come, or one that was cancelled lately. */
function isShown(event: Event, now: string): boolean {
  const { status, isPublic, endsAt = '', cancelledAt = '' } = event
  if (!isPublic || !hasPage(event)) return false
  return status === 'published' ? endsAt > now : cancelledAt > sinceCancelled(now)
}
