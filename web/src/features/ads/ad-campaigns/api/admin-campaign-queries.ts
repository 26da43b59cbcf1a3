import type { AdCampaignStatus } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { listAdCampaigns, listWaitingCreatives } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const staleTime = 5000

/** Campaigns of a status, for administrators. */
export const campaignsOfStatusQuery = (status: AdCampaignStatus) =>
  pagesQuery(listAdCampaigns, { key: ['ads', listAdCampaigns.name, status], query: { status }, staleTime })

/** Ads that wait on their own, the oldest first. */
export const waitingAdsQuery = pagesQuery(listWaitingCreatives, {
  key: ['ads', listWaitingCreatives.name],
  staleTime,
})
