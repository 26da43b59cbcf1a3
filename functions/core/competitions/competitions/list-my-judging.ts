import { poolsOf } from '#core/events/event-places/pools.ts'
import { eventStaff, helperPartition } from '#core/events/event-staff/event-staff.ts'
import { eventsById } from '#core/events/events/events-by-id.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listMyJudging as contract, JudgingCard } from '#shared/competitions/competitions/contract.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { AnswerOf, QueryOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { classesOf } from './classes-of.ts'

/** The events at which someone judges or runs classes, the newest first; those that ended before yesterday are left out. */
export async function listMyJudging(
  { userId }: Pick<Actor, 'userId'>,
  query: QueryOf<typeof contract>,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const page = await eventStaff.list({
    index: 'gsi1',
    pk: helperPartition(userId),
    newestFirst: true,
    ...query,
  })
  const parts = page.items.filter(({ status, role }) => status === 'accepted' && role !== 'desk')
  const events = await eventsById(parts.map(({ eventId }) => eventId))
  const since = addTime(now, { days: -1 })
  const cards = await Promise.all(
    parts.map(async (part) => {
      const event = events.get(part.eventId) as WholeEvent | undefined
      return event?.status === 'published' && event.endsAt >= since ? cardOf(part, event) : undefined
    }),
  )
  return {
    items: cards.filter((card) => card !== undefined).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}

async function cardOf({ role, classKeys }: EventStaff, event: WholeEvent): Promise<JudgingCard> {
  const { id: eventId, title: eventTitle, timeZone, startsAt, endsAt } = event
  const [touched, pools] = await Promise.all([classesOf(eventId), poolsOf(eventId)])
  const isAll = role === 'organizer' || classKeys.length === 0
  return {
    eventId,
    eventTitle,
    timeZone,
    startsAt,
    endsAt,
    roles: role === 'desk' ? [] : [role],
    classes: event.classes
      .filter(({ classKey }) => isAll || classKeys.includes(classKey))
      .map(({ classKey, name }) => ({
        classKey,
        name,
        state: touched.get(classKey)?.state ?? 'planned',
        entries: pools.get(classKey)?.taken ?? 0,
      })),
  }
}
