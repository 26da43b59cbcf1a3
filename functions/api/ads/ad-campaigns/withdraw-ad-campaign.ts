import { draftedAgain } from '#core/ads/ad-campaigns/drafted-again.ts'
import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { voidOrderOf } from '#core/ads/ad-orders/void-order.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { withdrawnCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'

function withdrawAdCampaign(request: ApiRequest<typeof contract>) {
  const { now } = request
  return stepAsAdvertiser(request, async (before, ads) => {
    const campaign = withdrawnCampaign(before, now)
    // What is being paid in this moment counts, and the campaign stays.
    await voidOrderOf(before, now)
    return { done: 'Withdrew', campaign, ...draftedAgain(ads, now) }
  })
}

export const handler = endpoint(contract, withdrawAdCampaign)
