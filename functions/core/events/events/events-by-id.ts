import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import type { Event } from '#shared/events/events/event.ts'
import { events } from './events.ts'

/** The events of these ids. */
export async function eventsById(ids: Iterable<string>): Promise<Map<string, Event>> {
  const rows = await getMany([...new Set(ids)].map((id) => events.key({ id })))
  return new Map(rows.map((row) => events.read(row as Row)).map((event) => [event.id, event]))
}
