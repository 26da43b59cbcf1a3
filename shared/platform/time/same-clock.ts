import { addDays } from './add-days.ts'
import { toInstant } from './to-instant.ts'
import { wallTime } from './wall-time.ts'

/**
 * Returns the instant at which a clock in the zone shows the same time a number of days later, however many
 * hours that is. If the clock skips this time, it is the first one after the gap; if it comes twice, the
 * first.
 */
export function sameClock(at: string, days: number, zone: string): string {
  const wall = wallTime(at, zone)
  const found = toInstant(`${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`, zone)
  if (found.kind === 'instant') return found.at
  if (found.kind === 'fold') return found.first
  const behind = found.kind === 'gap' ? toInstant(found.next, zone) : found
  if (behind.kind !== 'instant') throw new Error(`${zone} has no ${wall} ${days} days later.`)
  return behind.at
}
