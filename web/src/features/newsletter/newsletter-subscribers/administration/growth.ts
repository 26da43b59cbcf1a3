import type { AudienceFigures } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

type Days = AudienceFigures['days']

const daysOfMonth = 30

/** How many were confirmed at the end of each day, counted back from how many there are now. */
export function confirmedByDay(days: Days, now: number): number[] {
  let count = now
  const counts = days.toReversed().map(({ confirmed, left }) => {
    const atEnd = count
    count -= confirmed - left
    return Math.max(0, atEnd)
  })
  return counts.toReversed()
}

/** What the last thirty days brought, in words. */
export function growthOf(days: Days): string {
  const grown = days.slice(-daysOfMonth).reduce((sum, { confirmed, left }) => sum + confirmed - left, 0)
  const sign = grown > 0 ? '+' : grown < 0 ? '−' : ''
  return `${sign}${Math.abs(grown).toLocaleString('en-US')} in ${daysOfMonth} days`
}
