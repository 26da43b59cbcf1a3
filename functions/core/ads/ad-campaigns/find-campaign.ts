import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaigns } from './campaigns.ts'
import { creatives } from './creatives.ts'

/** A campaign as it is now. */
export async function findCampaign(id: string): Promise<AdCampaign> {
  const campaign = await campaigns.get({ id }, { consistent: true })
  if (!campaign) throw campaignRefusal.notFound()
  return campaign
}

/** The campaign of the caller; of those of others they learn nothing. */
export async function findOwnCampaign(id: string, userId: string): Promise<AdCampaign> {
  const campaign = await findCampaign(id)
  if (campaign.advertiserId !== userId) throw campaignRefusal.notFound()
  return campaign
}

export async function findCreative(campaignId: string, id: string): Promise<AdCreative> {
  const creative = await creatives.get({ campaignId, id }, { consistent: true })
  if (!creative || creative.status === 'retired') throw campaignRefusal.creativeNotFound()
  return creative
}
