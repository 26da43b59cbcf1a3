import { addTime } from '#shared/platform/time/add-time.ts'

const holdMinutes = 15

/** The time until which a place is kept while it is paid for. */
export const holdUntilOf = (now: string): string => addTime(now, { minutes: holdMinutes })
