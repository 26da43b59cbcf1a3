import type { EventCard } from '#shared/events/events/contract.ts'
import { spotsLeft } from '#shared/events/events/spots-left.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf, feeWords } from '#web/features/events/events/components/event-words.ts'

/**
 * Only the part of an event that the page shows: the page carries it twice, and it must come in the first round trip.
 */
export function nextEvent(event: EventCard) {
  const { id, title, startsOn, endsOn, startsAt, timeZone, phase, fromCents, posterUrl } = event
  const clock = zonedClock(startsAt, timeZone)
  return {
    id,
    title,
    startsOn,
    endsOn,
    startsAt,
    /** What the time says before the clock: the block beside it shows the day. */
    day: zonedTime(startsAt, timeZone).slice(0, -clock.length),
    clock,
    isLive: phase === 'live',
    place: cityOf(event),
    fee: feeWords(fromCents),
    spots: spotsLeft(event)?.words,
    posterUrl,
  }
}
export type NextEvent = ReturnType<typeof nextEvent>
