import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { exportAdStatistics, getAdStatistics } from '#shared/ads/ad-delivery/contract.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

/** What a campaign did, day by day and ad by ad. */
export const adStatisticsQuery = (campaignId: AdCampaignId) =>
  query('ads', getAdStatistics, { params: { campaignId } }, { staleTime: 5000 })

/** Saves the figures of a campaign as a file. */
export const saveAdStatistics = (campaignId: AdCampaignId) =>
  downloadInParts({
    name: 'ad-statistics',
    part: async () => ({ ...(await call(exportAdStatistics, { params: { campaignId } })), rows: 0 }),
    onRows: () => undefined,
  })
