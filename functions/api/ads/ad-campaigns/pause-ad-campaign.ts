import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { pauseAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { pausedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'

const pauseAdCampaign = (request: ApiRequest<typeof contract>) =>
  stepAsAdvertiser(request, (before) => ({
    done: 'Paused',
    campaign: pausedCampaign(before, 'advertiser', request.now),
  }))

export const handler = endpoint(contract, pauseAdCampaign)
