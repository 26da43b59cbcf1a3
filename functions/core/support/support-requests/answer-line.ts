import { weekdays } from '#shared/directory/listings/hours-words.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

/** `Monday, 9:30 AM CST`, or with its date where the weekday alone could be another one. */
function dueWords(dueAt: string, timeZone: string, now: string): string {
  if (dueAt >= addTime(now, { days: 6 })) return zonedTime(dueAt, timeZone)
  const day = new Date(`${wallTime(dueAt, timeZone).slice(0, 10)}T00:00:00.000Z`).getUTCDay()
  return `${weekdays[day]}, ${zonedClock(dueAt, timeZone)}`
}

/** By when someone answers, as it goes on after a name; a desk whose hours say nothing promises no time. */
export const answerLine = (dueAt: string | undefined, timeZone: string, now: string): string =>
  dueAt && dueAt > now
    ? `a person will answer by ${dueWords(dueAt, timeZone, now)}.`
    : 'a person will answer.'
