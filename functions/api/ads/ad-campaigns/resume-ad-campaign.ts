import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resumeAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { resumedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'

const resumeAdCampaign = (request: ApiRequest<typeof contract>) =>
  stepAsAdvertiser(request, (before) => ({
    done: 'Resumed',
    campaign: resumedCampaign(before, 'advertiser', request.now),
  }))

export const handler = endpoint(contract, resumeAdCampaign)
