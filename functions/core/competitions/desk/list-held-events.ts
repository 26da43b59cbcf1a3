import { classesOf } from '#core/competitions/competitions/classes-of.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { isOpen } from '#core/competitions/competitions/protests-of-class.ts'
import { type Pool, poolsOf } from '#core/events/event-places/pools.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import { organizationEvents, organizationList } from '#core/events/events/organization-events.ts'
import { organizerEvents, organizerList } from '#core/events/events/organizer-events.ts'
import { placeCount } from '#core/events/events/place-count.ts'
import { organizationsManagedBy } from '#core/organizations/organizations/managed-organizations.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { isResultOpen } from '#shared/competitions/competitions/open-results-due.ts'
import type { listHeldEvents as contract, HeldEvent } from '#shared/competitions/desk/held-contract.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { phaseOf } from '#shared/events/events/phase-of.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type EventFigures, figuresOf } from './event-figures.ts'

const mostShown = 5
const mostEnded = 3
/** Results of an event that ended are open for so long at most before the organizer looks for them elsewhere. */
const daysBack = 14

/**
 * The events that an organizer or the manager of an organization holds now and next, and those that ended while their
 * results are open.
 */
export async function listHeldEvents(
  { userId }: Pick<Actor, 'userId'>,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const managed = await organizationsManagedBy(userId)
  const rows = await Promise.all([
    rowsFrom(organizerEvents, organizerList(userId, 'held'), now),
    ...managed.map((id) => rowsFrom(organizationEvents, organizationList(id, 'held'), now)),
  ])
  const known = await eventsById(rows.flat().map(({ eventId }) => eventId))
  const runs = ({ ownerId, organizationId }: Event) =>
    ownerId === userId || managed.some((id) => id === organizationId)
  const listed = rows.flat().flatMap(({ eventId, at }) => {
    const event = known.get(eventId)
    // An event that has just been moved, cancelled or handed over has another row.
    const isSame = event && runs(event) && event.status === 'published' && event.endsAt === at
    return isSame ? [event as WholeEvent] : []
  })
  const events = firstOf([...new Map(listed.map((event) => [event.id, event])).values()], now)
  const figures = await figuresOf(events.map(({ id }) => id))
  const items = await Promise.all(events.map((event) => heldEvent(event, figures.get(event.id), now)))
  return {
    items: items
      .filter(
        ({ phase, waits }) => phase !== 'ended' || waits.unsigned + waits.unverified + waits.protests > 0,
      )
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
      .slice(0, mostShown),
  }
}

type Rows = { items: { eventId: string; at: string }[] }
type Listed = Pick<typeof organizerEvents | typeof organizationEvents, 'list'>

/** What is held in a list now and next, and what ended there lately. */
async function rowsFrom(of: Listed, pk: string, now: string): Promise<Rows['items']> {
  const since = addTime(now, { days: -daysBack })
  const [ended, next]: [Rows, Rows] = await Promise.all([
    of.list({ pk, between: [since, `${now}$`], newestFirst: true, limit: mostEnded }),
    // Follows every key that begins with this time.
    of.list({ pk, after: `${now}$`, limit: mostShown }),
  ])
  return [...ended.items, ...next.items]
}

/** Of all lists as many as of one: the last that ended, and the next ones. */
function firstOf(events: readonly WholeEvent[], now: string): WholeEvent[] {
  const byEnd = events.toSorted((one, other) => (one.endsAt < other.endsAt ? -1 : 1))
  return [
    ...byEnd.filter(({ endsAt }) => endsAt <= now).slice(-mostEnded),
    ...byEnd.filter(({ endsAt }) => endsAt > now).slice(0, mostShown),
  ]
}

async function heldEvent(
  event: WholeEvent,
  figures: EventFigures | undefined,
  now: string,
): Promise<HeldEvent> {
  const pools = await poolsOf(event.id)
  const { paidCents = 0, dueCents = 0, unpaid = 0, offers = 0 } = figures ?? {}
  const { id, title, venueName, city, state, timeZone, startsAt, endsAt, startsOn, endsOn, capacity } = event
  return {
    id,
    title,
    venueName,
    city,
    state,
    timeZone,
    startsAt,
    endsAt,
    startsOn,
    endsOn,
    phase: phaseOf(event, now),
    ...(event.poster && { posterUrl: event.poster.url }),
    places: placeCount(pools.get('event'), capacity),
    ...(capacity !== undefined && { capacity }),
    ...(event.removed && { removedReason: event.removed.reason }),
    paidCents,
    dueCents,
    waits: { unpaid, offers, ...(await judging(event, pools, now)) },
  }
}

/** The protests and classes of an event that has begun and still wait for someone. */
async function judging(event: WholeEvent, pools: ReadonlyMap<string, Pool>, now: string) {
  if (now < event.startsAt) return { protests: 0, unsigned: 0, unverified: 0 }
  const [touched, filed] = await Promise.all([
    classesOf(event.id),
    protests.list({ pk: `EVT#${event.id}`, prefix: 'PRO#', limit: 100 }),
  ])
  const hasEnded = now >= event.endsAt && event.rulebook !== undefined
  const states = event.classes.map(({ classKey }) => ({
    state: touched.get(classKey)?.state,
    entries: pools.get(classKey)?.taken ?? 0,
  }))
  return {
    protests: filed.items.filter(isOpen).length,
    unsigned: states.filter(({ state, entries }) =>
      hasEnded ? isResultOpen(state, entries) : state === 'provisional',
    ).length,
    unverified: states.filter(({ state }) => state === 'final').length,
  }
}
