import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'

const zone = 'America/New_York'

/** Every campaign of every page asks about the same few days. */
const starts = new Map<string, string>()
const mostKept = 200

/** When a day of the East Coast begins. */
export function dayStart(day: string): string {
  const known = starts.get(day)
  if (known) return known
  const found = toInstant(`${day}T00:00`, zone)
  if (found.kind !== 'instant') throw new Error(`No day begins at ${day}.`)
  if (starts.size >= mostKept) starts.clear()
  starts.set(day, found.at)
  return found.at
}

/** The seconds of a day of the East Coast: 82,800, 86,400, or 90,000 where the clock changes. */
export const secondsOf = (day: string): number =>
  (Date.parse(dayStart(addDays(day, 1))) - Date.parse(dayStart(day))) / 1000

/** What a campaign should deliver today: what was left when the day began, over the days that are left. */
export const dayAllowance = (remainingAtStart: number, daysLeft: number): number =>
  Math.ceil(remainingAtStart / Math.max(1, daysLeft))

const lastHours = 6

type Paced = {
  /** What was left when the day began. */
  remainingAtStart: number
  /** Days that are left, today included. */
  daysLeft: number
  now: string
}

/**
 * How much may have been served today by now, less what came back: the day’s share by the clock, a tenth more, and five
 * at once. Nothing holds back the last six hours of the last day, which would deliver too little.
 */
export function allowedByNow({ remainingAtStart, daysLeft, now }: Paced): number {
  const day = siteDay(now)
  const start = dayStart(day)
  const seconds = secondsOf(day)
  const passed = Math.floor((Date.parse(now) - Date.parse(start)) / 1000)
  const endsAt = addTime(start, { seconds })
  if (daysLeft <= 1 && now >= addTime(endsAt, { hours: -lastHours })) return Number.MAX_SAFE_INTEGER
  const allowance = dayAllowance(remainingAtStart, daysLeft)
  return Math.min(
    Math.floor((allowance * 11) / 10),
    Math.floor((allowance * passed * 11) / (seconds * 10)) + 5,
  )
}
