import { addTime } from '#shared/platform/time/add-time.ts'

/** The last month of which a visit can be. A day begins up to 14 hours earlier somewhere on Earth, and so does a month. */
export const latestMonth = (now: string): string => addTime(now, { hours: 14 }).slice(0, 7)
