import { emptyPool, type Pool } from '#core/events/event-places/pools.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Event } from '#shared/events/events/event.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { takesPlace } from '#shared/events/registrations/registration.ts'

/** The places of an event as its registrations have left them, of all of it and of each class. */
export function demoPools(
  { id, capacity, classes }: Pick<Event, 'id' | 'capacity' | 'classes'>,
  registrations: readonly StoredRegistration[],
): Pool[] {
  const own = registrations.filter(({ eventId }) => eventId === id)
  const taking = own.filter(takesPlace)
  const waiting = own.filter(({ status }) => status === 'waiting')
  const entriesIn = (classKey: string, of: readonly StoredRegistration[]) =>
    of.flatMap(({ entries }) => classesOf(entries)).filter((key) => key === classKey).length
  return [
    {
      ...filled(emptyPool(id, 'event', capacity), taking.length, waiting.length),
      checkedIn: own.filter(({ checkIn }) => checkIn).length,
    },
    ...classes.map(({ classKey, capacity: most }) =>
      filled(emptyPool(id, classKey, most), entriesIn(classKey, taking), entriesIn(classKey, waiting)),
    ),
  ]
}

const filled = (pool: Pool, taken: number, waiting: number): Pool => ({
  ...pool,
  available: pool.available === undefined ? undefined : pool.available - taken,
  taken,
  waiting,
})
