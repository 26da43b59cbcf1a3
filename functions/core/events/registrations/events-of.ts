import { events } from '#core/events/events/events.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { StoredRegistration } from './registrations.ts'

/** The events of some registrations, by their ids. */
export async function eventsOf(
  of: readonly Pick<StoredRegistration, 'eventId'>[],
): Promise<Map<string, WholeEvent>> {
  const rows = await getMany([...new Set(of.map(({ eventId }) => eventId))].map((id) => events.key({ id })))
  return new Map(
    rows.map((row) => {
      const event = events.read(row as Row) as WholeEvent
      return [event.id, event]
    }),
  )
}
