import { progressOf } from '#core/ads/ad-delivery/progress-of.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { OwnAdCampaign, WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { creativesOf } from './creatives.ts'

/** Campaigns as their advertiser sees them in a list. */
export async function ownCampaigns(listed: readonly AdCampaign[], now: string): Promise<OwnAdCampaign[]> {
  const progress = await progressOf(
    listed.filter(({ paidAt }) => paidAt),
    now,
  )
  return listed.map((campaign) => {
    const found = progress.get(campaign.id)
    return { campaign, ...(found && { progress: found }) }
  })
}

/** A campaign with its ads, without those that were taken away. `ads` spares a read of what is not stored yet. */
export async function wholeCampaign(
  campaign: AdCampaign,
  now: string,
  ads?: readonly AdCreative[],
): Promise<WholeAdCampaign> {
  const [[own], found] = await Promise.all([ownCampaigns([campaign], now), ads ?? creativesOf(campaign.id)])
  return {
    ...(own as OwnAdCampaign),
    creatives: found.filter(({ status }) => status !== 'retired'),
  }
}
