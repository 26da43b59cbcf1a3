import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { leagueNumbers } from '#core/rules/leagues/league-numbers.ts'
import { eligibilityRefusal } from '#shared/rules/seasons/eligibility-refusal.ts'
import type { Season } from '#shared/rules/seasons/season.ts'

type Of = Pick<Season, 'leagueId' | 'eligibility'>

/** Tells whether a season gives a member points for what they did on a day. */
export async function isEligible(
  { leagueId, eligibility }: Of,
  userId: string,
  day: Parameters<typeof eligibilityRefusal>[2],
): Promise<boolean> {
  if (!eligibility.leagueNumber && !eligibility.paidMembership) return true
  const [leagueNumber, paid] = await Promise.all([
    eligibility.leagueNumber ? leagueNumbers.get({ userId, leagueId }, { consistent: true }) : undefined,
    eligibility.paidMembership ? paidPeriods(userId) : [],
  ])
  return eligibilityRefusal(eligibility, { userId, leagueNumber, paid }, day) === undefined
}

/** The memberships that someone has paid for, those that are over among them. */
async function paidPeriods(userId: string) {
  const periods: { fromOn: string; untilOn?: string }[] = []
  const where = { pk: `USER#${userId}`, prefix: 'SUBSCRIPTION#', consistent: true }
  for await (const { status, priceCents, createdAt, endedAt, currentPeriodEndAt } of eachItem(
    subscriptions,
    where,
  )) {
    if (status === 'incomplete' || priceCents === 0) continue
    const until = endedAt ?? (status === 'cancelled' ? currentPeriodEndAt : undefined)
    periods.push({ fromOn: createdAt.slice(0, 10), ...(until && { untilOn: until.slice(0, 10) }) })
  }
  return periods
}
