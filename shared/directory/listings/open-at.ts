import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { DayHours, SpecialDay, WeekHours } from './opening-hours.ts'

type Hours = {
  hours?: WeekHours | undefined
  specialDays: readonly SpecialDay[]
  timeZone: string
}

/** A time on the clock of a business: the date and the minutes of that day, below 1440. */
export type ClockTime = { on: string; minutes: number }

/**
 * Whether a business is open. `until` and `opens` are on its own clock; `opens` is missing where nothing opens within
 * two weeks, `until` where it never closes.
 */
export type OpenState =
  | { isOpen: true; until?: ClockTime | undefined }
  | { isOpen: false; opens?: ClockTime | undefined }

const day = 1440
const daysAhead = 14

/** Whether a business is open at an instant, by the clock of its own place; undefined for one without hours. */
export function openAt({ hours, specialDays, timeZone }: Hours, now: string): OpenState | undefined {
  if (!hours) return undefined
  const wall = wallTime(now, timeZone)
  const today = wall.slice(0, 10)
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
  const ranges = (offset: number) => shifted(hoursOn(hours, specialDays, dayAfter(today, offset)), offset)
  const [before, now_] = [ranges(-1), ranges(0)]
  const current = [...before, ...now_].find(([open, close]) => open <= minute && minute < close)
  if (current) return { isOpen: true, until: closing(current[1]) }
  for (let offset = 0; offset <= daysAhead; offset++) {
    const next = ranges(offset)
      .map(([open]) => open)
      .filter((open) => open > minute)
      .toSorted((a, b) => a - b)[0]
    if (next !== undefined) return { isOpen: false, opens: clockAt(next) }
  }
  return { isOpen: false }

  /** The end of what is open now, over ranges that follow at once: 24 hours a day has none. */
  function closing(end: number): ClockTime | undefined {
    let close = end
    while (close < (daysAhead + 1) * day) {
      const on = ranges(Math.floor(close / day))
      const next = on.find(([open, until]) => open <= close && close < until)
      if (!next) return clockAt(close)
      close = next[1]
    }
    return undefined
  }

  function clockAt(minutes: number): ClockTime {
    return { on: dayAfter(today, Math.floor(minutes / day)), minutes: minutes % day }
  }
}

const shifted = (ranges: DayHours, offset: number): [number, number][] =>
  ranges.map(([open, close]) => [open + offset * day, close + offset * day])

/** The hours that begin on a date. */
export const hoursOn = (hours: WeekHours, specialDays: readonly SpecialDay[], on: string): DayHours =>
  specialDays.find((special) => special.on === on)?.hours ??
  hours[new Date(`${on}T00:00:00.000Z`).getUTCDay()] ??
  []

const dayAfter = (on: string, days: number): string => addTime(`${on}T00:00:00.000Z`, { days }).slice(0, 10)
