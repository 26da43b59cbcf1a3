import { campaigns, campaignsOfPartition } from '#core/ads/ad-campaigns/campaigns.ts'
import { ownCampaigns } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyAdCampaigns as contract } from '#shared/ads/ad-campaigns/contract.ts'

async function listMyAdCampaigns({ actor, query: { limit, cursor }, now }: ApiRequest<typeof contract>) {
  const pk = campaignsOfPartition(actor.userId)
  const page = await campaigns.list({ index: 'gsi1', pk, newestFirst: true, limit, cursor })
  return { ...page, items: await ownCampaigns(page.items, now) }
}

export const handler = endpoint(contract, listMyAdCampaigns)
