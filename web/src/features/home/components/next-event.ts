import type { EventCard } from '#shared/events/contract.ts'
import { spotsLeft } from '#shared/events/spots-left.ts'
import { zonedTime } from '#shared/time/zoned-time.ts'
import { cityOf, feeWords } from '#web/features/events/components/event-words.ts'

/** Of an event only what the page says: it carries it once more as data, and is to come in the first round. */
export function nextEvent(event: EventCard) {
  const { id, title, startsOn, endsOn, startsAt, timeZone, fromCents } = event
  return {
    id,
    title,
    startsOn,
    endsOn,
    startsAt,
    time: zonedTime(startsAt, timeZone),
    place: cityOf(event),
    fee: feeWords(fromCents),
    spots: spotsLeft(event)?.words,
  }
}
export type NextEvent = ReturnType<typeof nextEvent>
