import { hoursOn } from '#shared/directory/listings/open-at.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { DeskHours } from './desk-settings.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** A desk that does not open within this time has no clocks. */
const furthestDays = 400

type Span = { from: number; to: number }

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(ms: number, zone: string): number {
  const minute = Math.floor(ms / minuteMs) * minuteMs
  return Date.parse(`${wallTime(new Date(ms).toISOString(), zone)}:00.000Z`) - minute
}

/** The first instant after `from` at which the clock has jumped, given that it has by `to`. */
function jumpBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone)
  let [low, high] = [from, to]
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** The spans of a time on the wall of a date: none of what the clock skips, twice what it shows twice. */
function spansOf([open, close]: readonly [number, number], on: string, zone: string): Span[] {
  const midnight = Date.parse(`${on}T00:00:00.000Z`)
  const [wallFrom, wallTo] = [midnight + open * minuteMs, midnight + close * minuteMs]
  const [early, late] = [wallFrom - dayMs, wallTo + dayMs]
  const [first, second] = [offsetAt(early, zone), offsetAt(late, zone)]
  if (first === second) return [{ from: wallFrom - first, to: wallTo - first }]
  const jump = jumpBetween(early, late, zone)
  return [
    { from: wallFrom - first, to: Math.min(wallTo - first, jump) },
    { from: Math.max(wallFrom - second, jump), to: wallTo - second },
  ].filter(({ from, to }) => from < to)
}

/** When a desk is open, from the day before an instant on, in order. */
function* openSpans({ week, holidays, timeZone }: DeskHours, start: number): Generator<Span> {
  const specialDays = holidays.map(({ on }) => ({ on, hours: [] }))
  let on = addDays(wallTime(new Date(start).toISOString(), timeZone).slice(0, 10), -1)
  for (let day = 0; day < furthestDays; day++, on = addDays(on, 1)) {
    const spans = hoursOn(week, specialDays, on).flatMap((range) => spansOf(range, on, timeZone))
    yield* spans.toSorted((a, b) => a.from - b.from)
  }
}

/**
 * The instant at which so many milliseconds of open time have passed since `start`: real time, whatever the clock shows
 * meanwhile. Undefined for a desk that does not open for so long.
 */
export function addOpenTime(start: string, ms: number, hours: DeskHours): string | undefined {
  const from = Date.parse(start)
  if (ms <= 0) return start
  let left = ms
  for (const span of openSpans(hours, from)) {
    const room = span.to - Math.max(span.from, from)
    if (room <= 0) continue
    if (left <= room) return new Date(Math.max(span.from, from) + left).toISOString()
    left -= room
  }
  return undefined
}

/** `addOpenTime` in minutes. */
export const addOpenMinutes = (start: string, minutes: number, hours: DeskHours): string | undefined =>
  addOpenTime(start, minutes * minuteMs, hours)

/** How long a desk was open between two instants, in milliseconds. */
export function openTimeBetween(start: string, end: string, hours: DeskHours): number {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  let sum = 0
  for (const span of openSpans(hours, from)) {
    if (span.from >= to) break
    sum += Math.max(0, Math.min(span.to, to) - Math.max(span.from, from))
  }
  return sum
}
