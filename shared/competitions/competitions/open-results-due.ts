import type { Event } from '#shared/events/events/event.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { ClassState } from './competition-class.ts'

/** The days after its last day on which an event is reminded of its open results. */
export const reminderDays = [2, 7] as const
export type ReminderDay = (typeof reminderDays)[number]

const dayMs = 86_400_000

/** Returns which reminder of open results is due, by the calendar at the venue. */
export function openResultsDue(
  { endsAt, timeZone }: Pick<Event, 'endsAt' | 'timeZone'>,
  now: string,
): ReminderDay | undefined {
  if (!endsAt || !timeZone) return undefined
  const day = (at: string) => Date.parse(wallTime(at, timeZone).slice(0, 10))
  const days = Math.round((day(now) - day(endsAt)) / dayMs)
  return reminderDays.find((one) => one === days)
}

/** True if the places of a class are still to be signed. A class that no one entered ends with its event. */
export const isResultOpen = (state: ClassState | undefined, entries: number): boolean =>
  state === 'running' || state === 'provisional' || ((state ?? 'planned') === 'planned' && entries > 0)
