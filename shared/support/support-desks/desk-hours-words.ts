import { clockWords, weekdays } from '#shared/directory/listings/hours-words.ts'
import { type ClockTime, openAt } from '#shared/directory/listings/open-at.ts'
import type { DayHours } from '#shared/directory/listings/opening-hours.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { keptFormats } from '#shared/platform/time/kept-formats.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { DeskHours } from './desk-settings.ts'

const noon = 720
const day = 1440
/** A week begins on Monday for those who work at a desk. */
const monday = 1

const nameOfZone = keptFormats({ timeZoneName: 'longGeneric' })

const zoneWords = (timeZone: string): string =>
  nameOfZone(timeZone)
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** `9 to 5` where it is plain, else `9:30 AM to 8:00 PM`. */
function rangeWords([open, close]: DayHours[number]): string {
  if (close - open === day) return 'all day'
  const isPlain =
    open % 60 === 0 && close % 60 === 0 && open >= 300 && open < noon && close > noon && close < day
  return isPlain ? `${open / 60} to ${close / 60 - 12}` : `${clockWords(open)} to ${clockWords(close)}`
}

const listed = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

const nameOf = (place: number): string => weekdays[(place + monday) % 7] ?? ''

/** `Monday through Friday`, or `Monday and Wednesday`: `places` count from Monday. */
function daysWords(places: readonly number[]): string {
  const [first = 0] = places
  const last = places.at(-1) ?? first
  const isRun = places.length > 2 && last - first === places.length - 1
  return isRun ? `${nameOf(first)} through ${nameOf(last)}` : listed(places.map(nameOf))
}

/** When a desk answers: `Monday through Friday, 9 to 5 Central Time`; empty for one without hours. */
export function deskHoursWords({ week, timeZone }: Pick<DeskHours, 'week' | 'timeZone'>): string {
  const byHours = new Map<string, number[]>()
  for (let place = 0; place < 7; place++) {
    const hours = (week[(place + monday) % 7] ?? []).toSorted(([a], [b]) => a - b)
    if (hours.length === 0) continue
    const words = listed(hours.map(rangeWords))
    byHours.set(words, [...(byHours.get(words) ?? []), place])
  }
  if (byHours.size === 0) return ''
  const groups = [...byHours].map(([hours, places]) => `${daysWords(places)}, ${hours}`)
  return `${groups.join('; ')} ${zoneWords(timeZone)}`
}

/** A time on the clock of a desk, as said today: `9:30 AM`, `tomorrow, 9:30 AM`, `Monday, 9:30 AM`. */
function deskClockWords({ on, minutes }: ClockTime, today: string, between: string): string {
  const clock = clockWords(minutes)
  if (on === today) return clock
  if (on === addDays(today, 1)) return `tomorrow${between}${clock}`
  const name = on < addDays(today, 7) ? weekdays[new Date(`${on}T00:00:00.000Z`).getUTCDay()] : longDay(on)
  return `${name}${between}${clock}`
}

/** By when a desk answers, on its own clock: `Monday, 9:30 AM`. */
export function answerByWords(at: string, timeZone: string, now: string): string {
  const wall = wallTime(at, timeZone)
  const minutes = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  const today = wallTime(now, timeZone).slice(0, 10)
  return deskClockWords({ on: wall.slice(0, 10), minutes }, today, ', ')
}

/** Whether people answer now: `Open now`, else `Opens Monday at 9:00 AM`; undefined where nothing opens soon. */
export function deskOpenWords(
  { week, holidays, timeZone }: DeskHours,
  now: string,
): DeskOpenWords | undefined {
  const specialDays = holidays.map(({ on }) => ({ on, hours: [] }))
  const state = openAt({ hours: week, specialDays, timeZone }, now)
  if (state?.isOpen) return { isOpen: true, words: 'Open now' }
  if (!state?.opens) return undefined
  const today = wallTime(now, timeZone).slice(0, 10)
  const words = deskClockWords(state.opens, today, ' at ')
  return { isOpen: false, words: `Opens ${state.opens.on === today ? 'at ' : ''}${words}` }
}

export type DeskOpenWords = { isOpen: boolean; words: string }
