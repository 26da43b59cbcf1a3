import { getAdCampaign, getAdOverview, listMyAdCampaigns } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

/** The start of the key of everything about ads, which notifications about campaigns make stale. */
export const adsKey = ['ads'] as const

/** The campaigns of the member, the newest first. */
export const myCampaignsQuery = pagesQuery(listMyAdCampaigns, {
  key: [...adsKey, listMyAdCampaigns.name],
  staleTime: 5000,
})

/** What the campaigns of the member did this month. */
export const adOverviewQuery = query('ads', getAdOverview, {}, { staleTime: 5000 })

/** A campaign with its ads, or null where it is not the member’s or gone. */
export const ownCampaignQuery = (campaignId: string) =>
  queryOrNull(
    'ads',
    getAdCampaign,
    { params: { campaignId: campaignId as AdCampaignId } },
    { staleTime: 5000 },
  )
