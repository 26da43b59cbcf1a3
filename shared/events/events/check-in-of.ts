import { addTime } from '#shared/platform/time/add-time.ts'
import type { Event } from './event.ts'

const hoursBefore = 3

/** Returns the time for check-in: unless it is set, from three hours before the start to the end. */
export const checkInOf = ({
  startsAt,
  endsAt,
  checkInOpensAt = startsAt && addTime(startsAt, { hours: -hoursBefore }),
  checkInClosesAt = endsAt,
}: Pick<Event, 'startsAt' | 'endsAt' | 'checkInOpensAt' | 'checkInClosesAt'>) => ({
  checkInOpensAt,
  checkInClosesAt,
})
