import { changeCreative } from '#core/ads/ad-campaigns/change-creative.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { submitAdCreative as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'

function submitAdCreative(request: ApiRequest<typeof contract>) {
  const { body, now } = request
  return changeCreative(request, body.version, (ad, campaign) => {
    // Those of a draft are sent in with it.
    if (campaign.status === 'draft' || ad.status !== 'draft')
      throw campaignRefusal.status(campaignStateAt(campaign, now))
    const missing = missingInCreative(ad)
    if (missing.length > 0) throw campaignRefusal.creativeIncomplete(missing)
    return {
      done: 'Submitted',
      after: {
        ...ad,
        isAlone: true,
        status: 'in_review',
        statusSince: now,
        updatedAt: now,
        version: ad.version + 1,
      },
    }
  })
}

export const handler = endpoint(contract, submitAdCreative)
