import type { Event } from '#shared/events/events/event.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { events } from './events.ts'

/** An event as it is now, for administrators. */
export async function readEvent(id: string): Promise<Event> {
  const event = await events.get({ id }, { consistent: true })
  if (!event) throw eventNotFound()
  return event
}
