import { siteDay } from '#shared/platform/time/site-day.ts'
import { daysUntil } from './ad-progress.ts'
import { allowedByNow, dayAllowance } from './pace.ts'

type Paced = {
  isRunning: boolean
  /** Absent for a sponsor, whom nothing limits. */
  remaining?: number | undefined
  day: string
  dayStart: number
  dayNet: number
}

export type Turn = {
  /** The first one of a day starts its count. */
  startsDay: boolean
  /** How much may be served today by now, less what came back. */
  allowed: number
  /** What is left of today’s allowance, for the choice among several. */
  weight: number
}

/** Whether a campaign may be served once more at a moment; undefined where it has to wait or has nothing left. */
export function turnOf(delivery: Paced, endsOn: string, now: string): Turn | undefined {
  const { isRunning, remaining } = delivery
  const day = siteDay(now)
  const startsDay = delivery.day !== day
  if (!isRunning) return undefined
  if (remaining === undefined) return { startsDay, allowed: Number.MAX_SAFE_INTEGER, weight: 1 }
  if (remaining < 1) return undefined
  const dayStart = startsDay ? remaining : delivery.dayStart
  const dayNet = startsDay ? 0 : delivery.dayNet
  const daysLeft = daysUntil(day, endsOn)
  const allowed = allowedByNow({ remainingAtStart: dayStart, daysLeft, now })
  if (dayNet >= allowed) return undefined
  const isFree = allowed === Number.MAX_SAFE_INTEGER
  // Past its allowance, a campaign that may still go on does so when no other wants its turn.
  const weight = isFree ? remaining : Math.max(1, dayAllowance(dayStart, daysLeft) - dayNet)
  return { startsDay, allowed, weight }
}

/** The delivery after it was served once, with the window and the ad that it was served in. */
export function servedOnce<T extends Paced & { open: Record<string, number> }>(
  delivery: T,
  { key, startsDay, now }: { key: string; startsDay: boolean; now: string },
): T {
  const { remaining, open } = delivery
  return {
    ...delivery,
    ...(remaining !== undefined && { remaining: remaining - 1 }),
    ...(startsDay && { day: siteDay(now), dayStart: remaining ?? 0 }),
    dayNet: startsDay ? 1 : delivery.dayNet + 1,
    open: { ...open, [key]: (open[key] ?? 0) + 1 },
  }
}
