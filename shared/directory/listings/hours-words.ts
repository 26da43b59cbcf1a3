import { dayParts } from '#shared/platform/time/day-parts.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { type ClockTime, openAt } from './open-at.ts'
import type { DayHours, SpecialDay, WeekHours } from './opening-hours.ts'

const day = 1440
const dayMs = 86_400_000

/** The days of a week, in the order of its hours. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Minutes of a day as a clock shows them: `9:00 AM`; those after midnight begin again. */
export function clockWords(minutes: number): string {
  const [hour, minute] = [Math.floor((minutes % day) / 60), minutes % 60]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The hours of a day: `9:00 AM – 5:30 PM`. */
export function dayHoursWords(hours: DayHours): string {
  if (hours.length === 0) return 'Closed'
  return hours
    .toSorted(([a], [b]) => a - b)
    .map(([open, close]) =>
      close - open === day && open === 0 ? 'Open 24 hours' : `${clockWords(open)} – ${clockWords(close)}`,
    )
    .join(', ')
}

type Hours = {
  hours?: WeekHours | undefined
  specialDays: readonly SpecialDay[]
  timeZone?: string | undefined
}

export type OpenWords = {
  isOpen: boolean
  /** The next change: `Closes 2:00 AM`, `Opens Mon 9:00 AM`; empty where none is known. */
  next: string
}

/** Whether a business is open, and when that changes, on its own clock; undefined for one without hours. */
export function openWords({ timeZone, ...hours }: Hours, now: string): OpenWords | undefined {
  if (!timeZone) return undefined
  const state = openAt({ ...hours, timeZone }, now)
  if (!state) return undefined
  const wall = wallTime(now, timeZone)
  if (state.isOpen)
    return { isOpen: true, next: state.until ? `Closes ${timeWords(state.until, wall)}` : 'Open 24 hours' }
  return { isOpen: false, next: state.opens ? `Opens ${timeWords(state.opens, wall)}` : '' }
}

/** A clock time with its day where that is not plain: within the next 18 hours the clock is enough for what closes late. */
function timeWords({ on, minutes }: ClockTime, wall: string): string {
  const today = wall.slice(0, 10)
  const daysAhead = Math.round((Date.parse(on) - Date.parse(today)) / dayMs)
  const clock = clockWords(minutes)
  const isTonight = daysAhead === 1 && minutes < 6 * 60 && wall.slice(11) >= '12:00'
  if (daysAhead === 0 || isTonight) return clock
  const { weekday, month, day: date } = dayParts(on)
  return daysAhead < 7 ? `${weekday} ${clock}` : `${weekday}, ${month} ${date}, ${clock}`
}
