import type { FigureDay } from '#core/platform/platform-figures/figure-days.ts'
import { chance } from '#lib/local/seed/directory/chance.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import type { Campaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'

const halfYear = 180

/** Two large shows, and the day after each: many come back to look. */
const peaks = new Map([
  [12, 2.4],
  [11, 1.7],
  [53, 2.6],
  [52, 1.8],
])

const usualLogins = 34

const isWeekend = (on: string) => [0, 6].includes(new Date(`${on}T00:00:00.000Z`).getUTCDay())

/** What of a day has passed, from 0 to 1. */
function passedOf(day: string, now: string): number {
  const [from, to] = [dayStart(day), dayStart(addDays(day, 1))].map((at) => Date.parse(at)) as [
    number,
    number,
  ]
  return Math.min(1, (Date.parse(now) - from) / (to - from))
}

/** The logins of half a year: more every week, more on weekends, and most around two shows. */
export function demoLogins(now: string): FigureDay[] {
  const today = siteDay(now)
  return Array.from({ length: halfYear }, (_, ago) => {
    const day = addDays(today, -ago)
    const growth = 1.15 - ago / 300
    const week = isWeekend(day) ? 1.45 : 0.9
    const swing = 0.88 + 0.24 * chance(`logins ${ago}`)
    const whole = usualLogins * growth * week * swing * (peaks.get(ago) ?? 1)
    const count = Math.floor(whole * passedOf(day, now))
    return { day, figure: 'logins' as const, count, version: 1 }
  }).filter(({ count }) => count > 0)
}

/** The approved businesses among the members: each was looked at the day after it registered. */
export function demoVerified(
  members: readonly Pick<User, 'membershipType' | 'status' | 'createdAt'>[],
  now: string,
): FigureDay[] {
  const approved = members
    .filter(({ membershipType, status }) => isBusiness(membershipType) && status === 'active')
    .map(({ createdAt }) => addTime(createdAt, { days: 1 }))
    .filter((at) => at <= now)
  return [...Map.groupBy(approved, siteDay)].map(([day, { length }]) => ({
    day,
    figure: 'verified' as const,
    count: length,
    version: 1,
  }))
}

/** The mails of campaigns that are over, whose people are not in the demo. */
export function demoCampaignMails(sent: readonly Campaign[]): FigureDay[] {
  const mails = sent.flatMap(({ startedAt, finalCounts }) =>
    startedAt && finalCounts ? [{ day: siteDay(startedAt), count: finalCounts.sent }] : [],
  )
  return [...Map.groupBy(mails, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    figure: 'campaign_mails' as const,
    count: ofDay.reduce((sum, { count }) => sum + count, 0),
    version: 1,
  }))
}
