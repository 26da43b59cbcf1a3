import { findOwnCampaign } from '#core/ads/ad-campaigns/find-campaign.ts'
import { wholeCampaign } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'

const getAdCampaign = async ({ actor, params, now }: ApiRequest<typeof contract>) =>
  wholeCampaign(await findOwnCampaign(params.campaignId, actor.userId), now)

export const handler = endpoint(contract, getAdCampaign)
