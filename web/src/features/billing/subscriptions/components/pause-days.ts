import { longestPauseDays } from '#shared/billing/subscriptions/subscription-rules.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/**
 * The days on which a subscription that is paused now may resume, in UTC like every day of a subscription.
 */
export function pauseDays(now: string) {
  const today = now.slice(0, 10)
  const first = addDays(today, 1)
  const last = addDays(today, longestPauseDays)
  return {
    first,
    last,
    refusal: (day: string) =>
      day < first || day > last ? `Choose a date within the next ${longestPauseDays} days.` : undefined,
    instantOf: (day: string) => `${day}T00:00:00.000Z`,
  }
}
