import type { FactPayload } from '#core/platform/facts/facts.ts'
import type { Event } from '#shared/events/events/event.ts'

/** The time and place of a published event, as those who entered know them before a change. */
export function knownBefore(event: Event): FactPayload<'event.changed'>['before'] | undefined {
  const { status, startsAt, endsAt, timeZone, venueName, city, state } = event
  if (status !== 'published' || !startsAt || !endsAt || !timeZone) return undefined
  return { startsAt, endsAt, timeZone, venueName, city, state }
}
