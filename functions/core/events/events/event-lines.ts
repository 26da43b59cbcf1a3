import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Event } from '#shared/events/events/event.ts'
import { EventLine, eventLineOf } from '#shared/events/events/event-line.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { placeInTime } from './events.ts'

const dayMs = 86_400_000

/** The groups of events by how many days they take at most; the last one also has those that take longer. */
export const lengths = [1, 2, 4, 8, 16] as const

const lengthOf = ({ startsAt, endsAt }: Pick<EventLine, 'startsAt' | 'endsAt'>): number => {
  const days = (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs
  return lengths.find((length) => days <= length) ?? 16
}

export const allLines = 'EVTLINES'
export const linesOfState = (state: string) => `EVTLINES#STATE#${state}`
export const linesOfLength = (days: number) => `EVTLINES#DAYS#${days}`

/**
 * Public events by their start, with what the lists are narrowed by. `gsi1` holds those of a state; `gsi2` those of
 * about the same length by their end, so that what has ended is never read to find what is running. The stream keeps
 * them.
 */
export const eventLines = entity({
  name: 'event-line',
  erasure: 'impersonal',
  packed: true,
  schema: z.object({ ...EventLine.shape, version: z.int() }),
  key: ({ id, startsAt }: { id: string; startsAt: string }) => ({ pk: allLines, sk: `${startsAt}#${id}` }),
  gsi1: ({ id, startsAt, state }) => ({ pk: linesOfState(state), sk: `${startsAt}#${id}` }),
  gsi2: (line) => ({ pk: linesOfLength(lengthOf(line)), sk: `${line.endsAt}#${line.id}` }),
})

export const eventLinesOf = (event: Event) => (isListed(event) ? [{ ...eventLineOf(event), version: 1 }] : [])

export const lineKey = ({ id, startsAt }: EventLine) => `${startsAt}#${id}`

/** True if the event still stands where its line says. */
export const isAtLine = (event: Event, line: EventLine) => placeInTime(event) === lineKey(line)
