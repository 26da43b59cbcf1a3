import { addTime } from '#shared/platform/time/add-time.ts'

export type Reminder = 'week' | 'day'

const hoursBefore = { week: 7 * 24, day: 24 } as const
/**
 * The hours left below which a reminder is skipped: after an outage, one that says an event is a week away
 * would be false.
 */
const leastHoursLeft = { week: 6 * 24, day: 0 } as const

const dueAt = (kind: Reminder, startsAt: string) => addTime(startsAt, { hours: -hoursBefore[kind] })

type Reminded = { eventStartsAt: string; createdAt: string; reminded?: readonly string[] | undefined }

/**
 * Returns the next reminder and its time: 7 days and 24 hours before the start. People who enter later than
 * that know how near it is.
 */
export function reminderDue({
  eventStartsAt,
  createdAt,
  reminded = [],
}: Reminded): { kind: Reminder; at: string } | undefined {
  for (const kind of ['week', 'day'] as const) {
    const at = dueAt(kind, eventStartsAt)
    if (!reminded.includes(kind) && createdAt < at) return { kind, at }
  }
  return undefined
}

/** True if the text of a reminder still holds. */
export const isTimely = (kind: Reminder, startsAt: string, now: string): boolean =>
  addTime(now, { hours: leastHoursLeft[kind] }) < startsAt

/**
 * Returns the reminders that still count when an event has another start: those whose hour is yet to come are
 * sent again.
 */
export const stillReminded = <T extends string>(
  reminded: readonly (T | Reminder)[],
  sentAt: (kind: Reminder) => string,
  now: string,
): (T | Reminder)[] => reminded.filter((kind) => !isReminder(kind) || sentAt(kind) <= now)

const isReminder = (kind: string): kind is Reminder => kind === 'week' || kind === 'day'
