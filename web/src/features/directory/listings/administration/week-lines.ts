import type { DayHours, SpecialDay, WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

export const weekDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const day = 1440

/** A time of day in minutes as people write it: 1560 is `2:00 AM`, of the next day. */
function clockWords(minutes: number): string {
  const hours = Math.floor((minutes % day) / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hours % 12 || 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The hours of a day: `9:00 AM – 5:00 PM`, `Open 24 hours`, or `Closed`. */
export function dayWords(hours: DayHours): string {
  if (hours.length === 0) return 'Closed'
  return hours
    .map(([open, close]) =>
      open === 0 && close === day ? 'Open 24 hours' : `${clockWords(open)} – ${clockWords(close)}`,
    )
    .join(', ')
}

/** A week, Monday first, a line for each day. */
export const weekLines = (hours: WeekHours): string[] =>
  [1, 2, 3, 4, 5, 6, 0].map((at) => `${weekDays[at]}: ${dayWords(hours[at] ?? [])}`)

export const specialDayLines = (days: readonly SpecialDay[]): string[] =>
  days.map(({ on, hours }) => `${utcDay(on)}: ${dayWords(hours)}`)
