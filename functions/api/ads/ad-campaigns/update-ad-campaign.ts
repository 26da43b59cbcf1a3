import { deletedAds } from '#core/ads/ad-campaigns/deleted-ads.ts'
import { campaignFields } from '#core/ads/ad-campaigns/new-campaign.ts'
import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import { updateAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'

function updateAdCampaign(request: ApiRequest<typeof contract>) {
  const { body, now } = request
  const { version: _, ...fields } = body
  return stepAsAdvertiser(request, (before, ads) => {
    // What featured a business stays that: its listing would be featured by whatever else is paid for.
    if (before.status !== 'draft' || before.model === 'featured')
      throw campaignRefusal.status(campaignStateAt(before, now))
    checkedDays(fields, now)
    const { views: __, frequencyCap: ___, ...rest } = before
    const campaign = {
      ...rest,
      ...campaignFields(fields),
      updatedAt: now,
      version: before.version + 1,
    }
    // Pictures have the sizes of their zone.
    const isMoved = campaign.zone !== before.zone
    return {
      done: 'Changed',
      campaign,
      ads: isMoved ? [] : ads,
      also: isMoved ? deletedAds(ads, now) : [],
    }
  })
}

export const handler = endpoint(contract, updateAdCampaign)
