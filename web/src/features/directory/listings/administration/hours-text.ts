import type { DayHours, HoursRange, SpecialDay } from '#shared/directory/listings/opening-hours.ts'
import { dayWords } from './week-lines.ts'

const day = 1440
const time = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i

/** The minutes of a time of day as it is typed: `9`, `9 AM`, `9:30 pm`, `17:00`. */
function readTime(typed: string): number | undefined {
  const match = time.exec(typed.trim())
  if (!match) return undefined
  const [, hours = '', minutes = '0', half] = match
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined
  if (!half) return hour * 60 + minute
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}

function readRange(typed: string): HoursRange | undefined {
  const [open, close, ...more] = typed.split(/\s*[-–]\s*|\s+to\s+/).map(readTime)
  if (open === undefined || close === undefined || more.length > 0 || open === close) return undefined
  return [open, close < open ? close + day : close]
}

/** The hours of a day as they are typed, `9:00 AM – 5:00 PM, 6 PM – 8 PM`, or undefined if it is none. */
export function readDay(typed: string): DayHours | undefined {
  const words = typed.trim().toLowerCase()
  if (words === '' || words === 'closed') return []
  if (/^(open )?24 hours$/.test(words)) return [[0, day]]
  const ranges = words.split(',').map((range) => readRange(range.trim()))
  return ranges.every((range) => range !== undefined) ? ranges : undefined
}

const specialDay = /^(\d{4}-\d{2}-\d{2})[:\s]+(.+)$/

/** Days with hours of their own, a line each: `2026-12-25 Closed`; undefined if a line is none. */
export function readSpecialDays(typed: string): SpecialDay[] | undefined {
  const days = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, on, words] = specialDay.exec(line) ?? []
      const hours = words === undefined ? undefined : readDay(words)
      return on && hours ? { on, hours } : undefined
    })
  return days.every((one) => one !== undefined) ? days : undefined
}

export const specialDaysText = (days: readonly SpecialDay[]): string =>
  days.map(({ on, hours }) => `${on} ${dayWords(hours)}`).join('\n')
