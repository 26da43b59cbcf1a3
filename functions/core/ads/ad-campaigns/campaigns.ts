import { entity } from '#core/platform/db/entity.ts'
import { AdCampaign, type AdCampaignStatus } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { isEnded } from '#shared/ads/ad-campaigns/campaign-state.ts'

export const campaignsOfPartition = (advertiserId: string) => `AD_CAMPAIGNS_OF#${advertiserId}`
export const campaignsPartition = (status: AdCampaignStatus) => `AD_CAMPAIGNS#${status}`
/** Those that a job has something to do about: offers that end, days that begin and end, ends to reckon up. */
export const campaignsDuePartition = (what: 'offers' | 'days' | 'ends') => `AD_CAMPAIGNS_DUE#${what}`

const dueOf = (campaign: AdCampaign) => {
  const { status, heldUntil, settledAt } = campaign
  if (status === 'approved') return { what: 'offers' as const, sk: heldUntil ?? '' }
  if (status === 'scheduled' || status === 'paused') return { what: 'days' as const, sk: campaign.startsOn }
  return isEnded(campaign) && !settledAt ? { what: 'ends' as const, sk: campaign.statusSince } : undefined
}

/**
 * Campaigns of advertisers. `gsi1` lists those of an advertiser, `gsi2` those of a status by time, `gsi3` those that a job
 * has something to do about.
 */
export const campaigns = entity({
  name: 'ad-campaign',
  erasure: 'by its noun',
  schema: AdCampaign,
  key: ({ id }: { id: string }) => ({ pk: `AD_CAMPAIGN#${id}`, sk: 'AD_CAMPAIGN' }),
  gsi1: ({ advertiserId, createdAt, id }) => ({
    pk: campaignsOfPartition(advertiserId),
    sk: `${createdAt}#${id}`,
  }),
  gsi2: ({ status, statusSince, id }) => ({ pk: campaignsPartition(status), sk: `${statusSince}#${id}` }),
  gsi3: (campaign) => {
    const due = dueOf(campaign)
    return due && { pk: campaignsDuePartition(due.what), sk: `${due.sk}#${campaign.id}` }
  },
})
