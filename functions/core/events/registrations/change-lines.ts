import type { FactPayload } from '#core/platform/facts/facts.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { placeOf } from './place-of.ts'

/** What those who entered read about a change of an event, line by line: old → new. Without a line, no one is told. */
export function changeLines(before: FactPayload<'event.changed'>['before'], event: WholeEvent): string[] {
  const line = (label: string, old: string, current: string) =>
    old === current ? [] : [`${label}: ${old} → ${current}`]
  return [
    ...line('Starts', zonedTime(before.startsAt, before.timeZone), zonedTime(event.startsAt, event.timeZone)),
    ...line('Ends', zonedTime(before.endsAt, before.timeZone), zonedTime(event.endsAt, event.timeZone)),
    ...line('Place', placeOf(before), placeOf(event)),
  ]
}
