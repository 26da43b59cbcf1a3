import { featuringEnds } from '#core/ads/ad-campaigns/featured-listing.ts'
import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { cancelAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { cancelledCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'

function cancelAdCampaign(request: ApiRequest<typeof contract>) {
  const { now } = request
  return stepAsAdvertiser(request, async (before) => ({
    done: 'Canceled',
    campaign: cancelledCampaign(before, now),
    also: await featuringEnds(before, now),
  }))
}

export const handler = endpoint(contract, cancelAdCampaign)
