import { addDays } from '#shared/platform/time/add-days.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'

type Key = { key: string; shiftKey: boolean }

const saturday = 6

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const monthLater = (day: string, months: number) => addMonths(`${day}T00:00:00.000Z`, months).slice(0, 10)

const steps: Readonly<Record<string, (day: string, byYear: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => within(day, addDays(day, -weekdayOf(day))),
  End: (day) => within(day, addDays(day, saturday - weekdayOf(day))),
  PageUp: (day, byYear) => monthLater(day, byYear ? -12 : -1),
  PageDown: (day, byYear) => monthLater(day, byYear ? 12 : 1),
}

/**
 * Returns the last day on the way to another one that is in the same month: a week does not show the days of
 * neighboring months.
 */
function within(day: string, other: string): string {
  const month = day.slice(0, 7)
  if (other.startsWith(month)) return other
  return other < day ? `${month}-01` : addDays(monthLater(`${month}-01`, 1), -1)
}

/** Returns the day that a key moves to in a calendar, or undefined if it moves to none. */
export const dayByKey = (day: string, { key, shiftKey }: Key): string | undefined =>
  steps[key]?.(day, shiftKey)
