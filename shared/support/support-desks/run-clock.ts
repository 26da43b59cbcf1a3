import type { Clock } from './clock.ts'
import type { DeskHours } from './desk-settings.ts'
import { addOpenTime, openTimeBetween } from './open-minutes.ts'

const minuteMs = 60_000

const warnedMinutesBefore = 30

/**
 * A clock that runs from now on, with what was used of it before. The assignee is warned 30 open minutes before it is due,
 * or at once if it has less.
 */
export function runClock(
  { targetMinutes, usedMs, warnedAt, missedAt }: Clock,
  now: string,
  hours: DeskHours,
): Clock {
  const after = (minutes: number) => addOpenTime(now, minutes * minuteMs - usedMs, hours)
  const dueAt = after(targetMinutes)
  const warnAt = after(targetMinutes - warnedMinutesBefore)
  return {
    targetMinutes,
    usedMs,
    since: now,
    ...(dueAt && { dueAt }),
    ...(warnAt && { warnAt }),
    ...(warnedAt && { warnedAt }),
    ...(missedAt && { missedAt }),
  }
}

export const newClock = (targetMinutes: number, now: string, hours: DeskHours): Clock =>
  runClock({ targetMinutes, usedMs: 0 }, now, hours)

/** A clock that stands still from now on: what was used stays used. */
export function pauseClock(clock: Clock, now: string, hours: DeskHours): Clock {
  if (!clock.since) return clock
  const { since, dueAt: _, warnAt: __, ...rest } = clock
  return { ...rest, usedMs: clock.usedMs + openTimeBetween(since, now, hours) }
}

/** A clock with another target; what was used of the old one counts. A warning for the old time says nothing of the new. */
export function retargetClock(clock: Clock, targetMinutes: number, now: string, hours: DeskHours): Clock {
  if (clock.targetMinutes === targetMinutes) return clock
  const { warnedAt: _, missedAt: __, ...paused } = pauseClock(clock, now, hours)
  const target = { ...paused, targetMinutes }
  return clock.since ? runClock(target, now, hours) : target
}

/** A running clock once the hours of its desk have changed: what was used stays, what is left is counted by the new ones. */
export const reclocked = (clock: Clock, at: string, before: DeskHours, after: DeskHours): Clock =>
  clock.since ? runClock(pauseClock(clock, at, before), at, after) : clock

/** What is left of a clock, in open milliseconds; negative once it has passed. */
export const leftOf = (clock: Clock, now: string, hours: DeskHours): number =>
  clock.targetMinutes * minuteMs - pauseClock(clock, now, hours).usedMs
