import { longestPauseDays } from '#shared/subscriptions/subscription-rules.ts'

/** The day of a date where the reader is, as a date field has it. */
const fieldValue = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The days on which a subscription that is paused now may go on by itself. */
export function pauseDays(now: string) {
  const dayAfter = (days: number) => {
    const date = new Date(now)
    return fieldValue(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days))
  }
  const first = dayAfter(1)
  const last = dayAfter(longestPauseDays)
  return {
    first,
    last,
    refusal: (day: string) =>
      day < first || day > last ? `Choose a day within the next ${longestPauseDays} days.` : undefined,
    /** The first moment of the day where the reader is, which a clock that is put back makes later than allowed. */
    instantOf: (day: string) => {
      const latest = Date.parse(now) + longestPauseDays * 86_400_000
      return new Date(Math.min(new Date(`${day}T00:00:00`).getTime(), latest)).toISOString()
    },
  }
}
