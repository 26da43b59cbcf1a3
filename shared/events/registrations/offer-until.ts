import { addTime } from '#shared/platform/time/add-time.ts'

export const offerHours = 24
const leastHours = 2

/**
 * Returns the time until which a place that is free now is kept for a person from the waitlist: 24 hours,
 * at most until entries close. Undefined with less than two hours left: then it is open to everyone.
 */
export function offerUntil(now: string, entriesCloseAt: string): string | undefined {
  if (addTime(now, { hours: leastHours }) > entriesCloseAt) return undefined
  const end = addTime(now, { hours: offerHours })
  return end < entriesCloseAt ? end : entriesCloseAt
}
