import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import type { JoinedWeek } from './post.ts'
import { weekOf } from './week-of.ts'

/** How many people joined in a week: `6 people joined this week`. One alone goes by their name, where it is known. */
export function weekWords(
  { count, hasMore, weekOn }: Pick<JoinedWeek, 'count' | 'hasMore' | 'weekOn'>,
  now: string,
  name = '1 person',
): string {
  const people = count === 1 && !hasMore ? name : `${count}${hasMore ? '+' : ''} people`
  const week = weekOn === weekOf(now) ? 'this week' : `in the week of ${utcShortDay(weekOn)}`
  return `${people} joined ${week}`
}
