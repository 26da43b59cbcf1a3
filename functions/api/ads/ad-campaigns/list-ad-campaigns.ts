import { adminCampaigns } from '#core/ads/ad-campaigns/admin-campaign.ts'
import { campaigns, campaignsPartition } from '#core/ads/ad-campaigns/campaigns.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAdCampaigns as contract } from '#shared/ads/ad-campaigns/admin-contract.ts'

async function listAdCampaigns({ query: { status, limit, cursor }, now }: ApiRequest<typeof contract>) {
  const page = await campaigns.list({
    index: 'gsi2',
    pk: campaignsPartition(status),
    newestFirst: status !== 'in_review',
    limit,
    cursor,
  })
  return { ...page, items: await adminCampaigns(page.items, now) }
}

export const handler = endpoint(contract, listAdCampaigns)
