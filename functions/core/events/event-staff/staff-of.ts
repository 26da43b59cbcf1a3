import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'
import { eventStaff, helperPartition } from './event-staff.ts'

/** Returns the people who help at an event right now: at most fifty. */
export async function staffOf(eventId: string): Promise<EventStaff[]> {
  const { items } = await eventStaff.list({
    pk: `EVT#${eventId}`,
    prefix: 'STAFF#',
    limit: 100,
    consistent: true,
  })
  return items
}

/** Yields a person’s roles, event by event. */
export async function* helpOf(userId: string): AsyncGenerator<EventStaff> {
  let cursor: string | undefined
  do {
    const page = await eventStaff.list({ index: 'gsi1', pk: helperPartition(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
