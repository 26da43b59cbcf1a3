import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import type { JoinedWeek } from './post.ts'
import { weekOf } from './week-of.ts'

/** How many people joined in a week: `6 people joined this week`. */
export function weekWords(
  { count, hasMore, weekOn }: Pick<JoinedWeek, 'count' | 'hasMore' | 'weekOn'>,
  now: string,
): string {
  const people = count === 1 && !hasMore ? '1 person' : `${count}${hasMore ? '+' : ''} people`
  const week = weekOn === weekOf(now) ? 'this week' : `in the week of ${utcShortDay(weekOn)}`
  return `${people} joined ${week}`
}
