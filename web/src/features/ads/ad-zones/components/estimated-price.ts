import type { AdModel } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { fewestViews, longestDays, mostViews } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adPrice } from '#shared/ads/ad-campaigns/ad-price.ts'
import type { ZoneRate } from '#shared/ads/ad-zones/contract.ts'
import { sellableOf } from '#shared/ads/ad-zones/zone-room.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** Any day: a price depends on how many there are. */
const first = '2026-01-01'

export type Estimate =
  | { cents: number; unitCents: number; days: number; views: number; problem?: undefined }
  | { problem: string }

/** The number of something as it is typed, with or without commas. */
export const typedCount = (typed: string): number =>
  /^\d[\d,]*$/.test(typed.trim()) ? Number(typed.replaceAll(',', '')) : Number.NaN

/** What views or days in a zone cost, or what is wrong with the number. */
export function estimatedPrice(
  { model, amount }: { model: Exclude<AdModel, 'featured'>; amount: number },
  rate: ZoneRate,
): Estimate {
  if (model === 'views') {
    if (!(amount >= fewestViews)) return { problem: `At least ${fewestViews.toLocaleString('en-US')} views` }
    if (amount > mostViews) return { problem: `Up to ${mostViews.toLocaleString('en-US')} views` }
    const sellable = sellableOf(rate.dailyViews)
    const days = sellable > 0 ? Math.ceil(amount / sellable) : 0
    return { ...adPrice({ model, views: amount, startsOn: first, endsOn: first }, rate), days, views: amount }
  }
  if (!(amount >= 1)) return { problem: 'At least one day' }
  if (amount > longestDays) return { problem: `Up to ${longestDays} days` }
  const endsOn = addDays(first, amount - 1)
  return {
    ...adPrice({ model, startsOn: first, endsOn }, rate),
    days: amount,
    views: amount * rate.dailyViews,
  }
}
