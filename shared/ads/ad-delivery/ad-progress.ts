import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { isEnded, lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { AdProgress } from '#shared/ads/ad-campaigns/contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { dayStart } from './pace.ts'

/** Days from one to another, both inclusive; 0 where the second stands before the first. */
export const daysUntil = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)

/** Days that are left to a campaign, today included. */
export const daysLeftOf = (
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now: string,
): number => {
  const today = siteDay(now)
  return daysUntil(today < startsOn ? startsOn : today, endsOn)
}

type Delivered = { booked: number; viewed: number; open: Record<string, number> }

/** How far a campaign has come, and how far it should be by the clock of its own days. */
export function adProgress(campaign: AdCampaign, delivery: Delivered, now: string): AdProgress {
  const { startsOn, endsOn } = campaign
  const [from, until] = [startsOn, addDays(endsOn, 1)].map((day) => Date.parse(dayStart(day))) as [
    number,
    number,
  ]
  const passed = Math.min(Math.max(0, Date.parse(now) - from), until - from)
  return {
    booked: delivery.booked,
    viewed: delivery.viewed,
    open: Object.values(delivery.open).reduce((sum, count) => sum + count, 0),
    expected: Math.floor((delivery.booked * passed) / (until - from)),
    daysLeft: isEnded(campaign) ? 0 : daysLeftOf({ startsOn, endsOn: lastDayOf(campaign) }, now),
  }
}
