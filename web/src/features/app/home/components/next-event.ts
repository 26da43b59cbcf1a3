import type { EventCard } from '#shared/events/events/contract.ts'
import { spotsLeft } from '#shared/events/events/spots-left.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf, feeWords } from '#web/features/events/events/components/event-words.ts'

/**
 * Only the part of an event that the page shows: the page carries it twice, and it must come in the first round trip.
 */
export function nextEvent(event: EventCard) {
  const { id, title, startsOn, endsOn, startsAt, timeZone, fromCents, posterUrl } = event
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
    posterUrl,
  }
}
export type NextEvent = ReturnType<typeof nextEvent>
