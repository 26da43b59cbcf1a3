import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { EventSeason } from '#shared/rules/seasons/event-season.ts'
import { eventsById } from './events-by-id.ts'
import { seasonEvents, seasonEventsOf, seasonPartition } from './season-events.ts'

type Asked = {
  seasonId: string
  /** `past`: those that have ended, the latest first. */
  when: 'any' | 'upcoming' | 'past'
  limit: number
  cursor?: string | undefined
}

export type Counted = { event: WholeEvent; multiplier: EventSeason['multiplier'] }

/** Events of more days than these end among the past ones only. */
const longestDays = 14
const end = '~'

/** A page of the events of a season. One that has just left it is passed over, although its row may still be there. */
export async function seasonCalendar(
  { seasonId, when, ...page }: Asked,
  now: string,
): Promise<{ counted: Counted[]; nextCursor?: string }> {
  const { items: rows, nextCursor } = await seasonEvents.list({
    pk: seasonPartition(seasonId),
    ...(when === 'upcoming' && { between: [addTime(now, { days: -longestDays }), end] as const }),
    ...(when === 'past' && { between: ['0', `${now}$`] as const, newestFirst: true }),
    moves: true,
    ...page,
  })
  const eventOf = await eventsById(rows.map(({ eventId }) => eventId))
  const counted = rows.flatMap(({ eventId, startsAt }): Counted[] => {
    const event = eventOf.get(eventId)
    const of = event && seasonEventsOf(event).find((one) => one.seasonId === seasonId)
    // A row of a day before is passed over: the event has another one.
    if (!of || of.startsAt !== startsAt || !isWanted(event, when, now)) return []
    return [{ event: event as WholeEvent, multiplier: of.multiplier }]
  })
  return { counted, ...(nextCursor && { nextCursor }) }
}

const isWanted = ({ endsAt = '' }: Event, when: Asked['when'], now: string) =>
  when === 'any' || now >= endsAt === (when === 'past')
