import { sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import type { AdStatistics } from '#shared/ads/ad-delivery/contract.ts'
import { deliveries, openOf } from './deliveries.ts'
import { figuresOf } from './figures.ts'

/** What a campaign did, day by day and ad by ad, with what is not decided yet. */
export async function adStatistics(campaignId: string): Promise<AdStatistics> {
  const [delivery, days] = await Promise.all([
    deliveries.get({ campaignId }, { consistent: true }),
    figuresOf(campaignId),
  ])
  return { days, total: sumOfFigures(days), open: delivery ? openOf(delivery) : 0 }
}
