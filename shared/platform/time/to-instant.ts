import { isZone } from './is-zone.ts'
import { keptFormats } from './kept-formats.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * The instant that a local clock time means. `gap`: the clock skips this time, and next shows `next`. `fold`:
 * it shows it twice. `none`: no calendar or no zone has it.
 */
export type WallInstant =
  | { kind: 'instant'; at: string }
  | { kind: 'gap'; next: string }
  | { kind: 'fold'; first: string; second: string }
  | { kind: 'none' }

const formatOf = keptFormats({
  // With `hour12: false` some engines write 24:30 at half past midnight.
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** Returns what a clock in the zone shows at an instant, as if it were UTC. */
function wallMs(ms: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(ms)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const offsetMs = (ms: number, zone: string) => wallMs(ms, zone) - ms

const iso = (ms: number) => new Date(ms).toISOString()

/**
 * The instant of a wall time such as `2027-03-14T02:30` in a zone. The offsets of the day before and of the day after
 * are tried: none that fits is a gap, two that fit are a fold.
 */
export function toInstant(local: string, zone: string): WallInstant {
  const wall = Date.parse(`${local}:00.000Z`)
  // Only a day that exists is written again as it was.
  if (Number.isNaN(wall) || iso(wall).slice(0, 16) !== local || !isZone(zone)) return { kind: 'none' }
  const offsets = [offsetMs(wall - dayMs, zone), offsetMs(wall + dayMs, zone)]
  const instants = [...new Set(offsets.map((offset) => wall - offset))]
    .filter((ms) => wallMs(ms, zone) === wall)
    .toSorted((a, b) => a - b)
  const [first, second] = instants
  if (first === undefined) return { kind: 'gap', next: nextOf(wall, Math.min(...offsets), zone) }
  if (second === undefined) return { kind: 'instant', at: iso(first) }
  return { kind: 'fold', first: iso(first), second: iso(second) }
}

/** The first minute that the clock shows after a gap: what it shows at the instant of the jump. */
function nextOf(wall: number, offsetBefore: number, zone: string): string {
  let ms = wall - offsetBefore
  // By the requested time, the clock has already jumped: this goes back to the jump.
  while (offsetMs(ms - minuteMs, zone) !== offsetBefore) ms -= minuteMs
  return iso(wallMs(ms, zone)).slice(0, 16)
}
