import type { WholeEvent } from '#shared/events/events/event.ts'
import { firstMidnight } from '#shared/events/events/venue-days.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { Refusal } from '#shared/refusal.ts'

/** Explains why a class cannot be judged or signed yet; undefined from midnight at the venue on, with which its event begins. */
export const dayRefusal = (
  { startsAt, timeZone }: Pick<WholeEvent, 'startsAt' | 'timeZone'>,
  now: string,
): Refusal<'class_state'> | undefined =>
  now < firstMidnight({ startsAt, timeZone })
    ? {
        code: 'class_state',
        message: `This event begins on ${longDay(wallTime(startsAt, timeZone).slice(0, 10))}. Its classes are judged and signed from that day on.`,
      }
    : undefined
