import { findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { adStatistics } from '#core/ads/ad-delivery/ad-statistics.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAdStatistics as contract } from '#shared/ads/ad-delivery/contract.ts'

async function getAdStatistics({ params, actor }: ApiRequest<typeof contract>) {
  const { id } = await findOwnCampaign(params.campaignId, actor.userId)
  return adStatistics(id)
}

export const handler = endpoint(contract, getAdStatistics)
