import { toInstant } from '#shared/platform/time/to-instant.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { VenueTime } from './event-fields.ts'

/** An instant as the form of an event shows it: the time on the clock at the venue, and which one where it comes twice. */
export function venueTime(at: string, zone: string): VenueTime {
  const local = wallTime(at, zone)
  const found = toInstant(local, zone)
  return found.kind === 'fold' ? { local, which: found.second === at ? 'second' : 'first' } : { local }
}
