import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type Event, PlaceCount } from '#shared/events/events/event.ts'
import { EventLine, eventLineOf } from '#shared/events/events/event-line.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { placeInTime } from './events.ts'

/** Publishing refuses events of more than 14 days. */
const mostDays = 31

export const allLines = 'EVTLINES'
export const linesOfState = (state: string) => `EVTLINES#STATE#${state}`
/** What runs on a day of UTC. */
export const linesOfDay = (day: string) => `EVTLINES#DAY#${day}`
export const linesOfStateDay = (state: string, day: string) => `EVTLINES#STATE#${state}#DAY#${day}`

const StoredLine = z.object({
  ...EventLine.shape,
  /** The day of a row that is there for another day than the first one. */
  day: z.optional(z.string()),
  /** How full it is; missing until it has been counted. */
  places: z.optional(PlaceCount),
  /** The version of the pool whose places these are. */
  placesVersion: z.optional(z.int()),
  version: z.int(),
})
export type StoredLine = z.infer<typeof StoredLine>

type Place = Pick<StoredLine, 'id' | 'startsAt' | 'day'>

const dayOf = ({ startsAt, day }: Place) => day ?? startsAt.slice(0, 10)

/**
 * Public events by their start, with what a list shows of them and is narrowed by. `gsi1` holds those of a state. An
 * event that runs past midnight of UTC has a row more for each day, so that `gsi2` finds what runs on a day, and `gsi3`
 * what does in a state. The stream keeps them, and how full they are.
 */
export const eventLines = entity({
  name: 'event-line',
  erasure: 'impersonal',
  packed: true,
  beside: ['places', 'placesVersion'],
  schema: StoredLine,
  key: ({ id, startsAt, day }: Place) => ({ pk: day ? linesOfDay(day) : allLines, sk: `${startsAt}#${id}` }),
  gsi1: (line) => (line.day ? undefined : { pk: linesOfState(line.state), sk: lineKey(line) }),
  gsi2: (line) => ({ pk: linesOfDay(dayOf(line)), sk: lineKey(line) }),
  gsi3: (line) => ({ pk: linesOfStateDay(line.state, dayOf(line)), sk: lineKey(line) }),
})

export const lineKey = ({ id, startsAt }: Pick<EventLine, 'id' | 'startsAt'>) => `${startsAt}#${id}`

/** The rows of an event in the lists: one, and one for each further day of UTC on which it runs. */
export function eventLinesOf(event: Event): StoredLine[] {
  if (!isListed(event)) return []
  const line = { ...eventLineOf(event), version: 1 }
  return [line, ...furtherDays(event).map((day) => ({ ...line, day }))]
}

function furtherDays({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string[] {
  const last = addTime(endsAt, { seconds: -0.001 }).slice(0, 10)
  const days: string[] = []
  for (let day = addDays(startsAt.slice(0, 10), 1); day <= last; day = addDays(day, 1)) days.push(day)
  return days.slice(0, mostDays - 1)
}

/** True if the event still stands where its line says. */
export const isAtLine = (event: Event, line: EventLine) => placeInTime(event) === lineKey(line)
