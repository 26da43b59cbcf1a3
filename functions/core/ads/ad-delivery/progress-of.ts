import { getMany } from '#core/platform/db/get-many.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdProgress } from '#shared/ads/ad-campaigns/contract.ts'
import { adProgress } from '#shared/ads/ad-delivery/ad-progress.ts'
import { deliveries } from './deliveries.ts'

/** The progress of campaigns of views, by their ids: of those that were paid for. */
export async function progressOf(
  campaigns: readonly AdCampaign[],
  now: string,
): Promise<Map<string, AdProgress>> {
  const ofViews = campaigns.filter(({ model, paidAt }) => model === 'views' && paidAt)
  const rows = await getMany(ofViews.map(({ id }) => deliveries.key({ campaignId: id })))
  const known = new Map(rows.map(deliveries.read).map((delivery) => [delivery.campaignId, delivery]))
  return new Map(
    ofViews.flatMap((campaign) => {
      const delivery = known.get(campaign.id)
      return delivery ? [[campaign.id, adProgress(campaign, delivery, now)] as const] : []
    }),
  )
}
