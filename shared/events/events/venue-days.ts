import { addDays } from '#shared/platform/time/add-days.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { WholeEvent } from './event.ts'

type Timed = Pick<WholeEvent, 'startsAt' | 'endsAt' | 'timeZone'>

/** The first instant of a calendar day in a zone. Where the clock skips midnight, the day begins after the gap. */
function dayStart(day: string, zone: string): string {
  const found = toInstant(`${day}T00:00`, zone)
  if (found.kind === 'instant') return found.at
  if (found.kind === 'fold') return found.first
  const next = found.kind === 'gap' ? toInstant(found.next, zone) : found
  return next.kind === 'instant' ? next.at : `${day}T00:00:00.000Z`
}

const dayAt = (at: string, zone: string) => wallTime(at, zone).slice(0, 10)

/** Midnight at the venue, with which the first day of an event begins. */
export const firstMidnight = ({ startsAt, timeZone }: Pick<Timed, 'startsAt' | 'timeZone'>): string =>
  dayStart(dayAt(startsAt, timeZone), timeZone)

/** The days of an event at its venue, from midnight to midnight: `from` is included, `until` is not. */
export const venueDays = ({ startsAt, endsAt, timeZone }: Timed): { from: string; until: string } => ({
  from: firstMidnight({ startsAt, timeZone }),
  until: dayStart(addDays(dayAt(endsAt, timeZone), 1), timeZone),
})
