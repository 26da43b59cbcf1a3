import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type Campaign,
  type CampaignCounts,
  noCounts,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { countsOf } from './recipient-counters.ts'

/** The figures of a campaign: as they were kept once its recipients are forgotten, else as they are counted by now. */
export async function campaignCounts({
  id,
  startedAt,
  finalCounts,
}: Pick<Campaign, 'id' | 'startedAt' | 'finalCounts'>): Promise<CampaignCounts> {
  if (finalCounts) return finalCounts
  return startedAt ? (await countsOf(id)).counts : noCounts
}

export const shownCampaign = async (campaign: Campaign): Promise<ShownCampaign> => ({
  campaign,
  counts: await campaignCounts(campaign),
})
