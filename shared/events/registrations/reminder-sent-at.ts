import { addDays } from '#shared/platform/time/add-days.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { Reminder } from './reminder-due.ts'

const daysBefore = { week: 7, day: 1 } as const

type Place = { startsAt: string; timeZone: string }

/** Returns when a reminder goes out: at an hour on the clock of the venue, seven days or one day before the day of the start. */
export function reminderSentAt(kind: Reminder, { startsAt, timeZone }: Place, hour: number): string {
  const day = addDays(wallTime(startsAt, timeZone).slice(0, 10), -daysBefore[kind])
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone) ?? startsAt
}

/** A time that the clock skips is the next that it shows, and one that it shows twice is the first. */
function instantOf(local: string, zone: string): string | undefined {
  const found = toInstant(local, zone)
  if (found.kind === 'instant') return found.at
  if (found.kind === 'fold') return found.first
  return found.kind === 'gap' ? instantOf(found.next, zone) : undefined
}
