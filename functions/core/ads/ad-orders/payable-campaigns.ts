import { findCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { isOfferOver } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { orderRefusal } from '#shared/ads/ad-orders/order-refusal.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

/** Campaigns by their ids, each once, as they are now; refused unless each can be paid for. */
export async function payableCampaigns(ids: readonly string[], now: string): Promise<AdCampaign[]> {
  const found = await Promise.all([...new Set(ids)].map(findCampaign))
  for (const campaign of found) requirePayable(campaign, now)
  return found
}

function requirePayable(campaign: AdCampaign, now: string): void {
  if (campaign.paidAt) throw orderRefusal.alreadyPaid()
  if (campaign.status !== 'approved') throw campaignRefusal.status(campaignStateAt(campaign, now))
  if (isOfferOver(campaign, now) || campaign.endsOn < siteDay(now)) throw campaignRefusal.offerOver()
}
