import { AppError } from '#shared/errors.ts'
import { sameClock } from '#shared/platform/time/same-clock.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { Event } from './event.ts'

const dayMs = 86_400_000

/** A new draft like an event on another day: the same times on the clock at the venue, without its people. */
export function copiedEvent(
  event: Event,
  {
    id,
    ownerId,
    organizationId,
    startsOn,
  }: Pick<Event, 'id' | 'ownerId' | 'organizationId'> & { startsOn: string },
  now: string,
): Event {
  const { timeZone, startsAt } = event
  if (!timeZone || !startsAt || !event.startsOn)
    throw new AppError('unprocessable', 'event_not_ready', 'Give this event a start before you copy it.')
  const days = (Date.parse(startsOn) - Date.parse(event.startsOn)) / dayMs
  const moved = (at: string | undefined) => at && sameClock(at, days, timeZone)
  const endsAt = moved(event.endsAt)
  return {
    ...event,
    id,
    ownerId,
    organizationId,
    startsAt: sameClock(startsAt, days, timeZone),
    endsAt,
    entriesOpenAt: moved(event.entriesOpenAt),
    entriesCloseAt: moved(event.entriesCloseAt),
    checkInOpensAt: moved(event.checkInOpensAt),
    checkInClosesAt: moved(event.checkInClosesAt),
    startsOn,
    endsOn: endsAt && wallTime(endsAt, timeZone).slice(0, 10),
    fees: { ...event.fees, earlyUntilAt: moved(event.fees.earlyUntilAt) },
    refundSteps: event.refundSteps.map((step) => ({
      ...step,
      untilAt: sameClock(step.untilAt, days, timeZone),
    })),
    classes: event.classes.map((one) => ({ ...one, closed: false })),
    waiverVersion: 1,
    status: 'draft',
    publishedAt: undefined,
    cancelledAt: undefined,
    cancelReason: undefined,
    removed: undefined,
    freeWithdrawalUntilAt: undefined,
    moves: undefined,
    sequence: 0,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}
