import {
  type AdCampaign,
  type AdCreative,
  type AdCreativeStatus,
  mostCreatives,
} from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { WholeAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const adStates: Record<AdCreativeStatus, { words: string; tone: Tone }> = {
  draft: { words: 'Draft', tone: 'neutral' },
  in_review: { words: 'In review', tone: 'info' },
  approved: { words: 'Approved', tone: 'success' },
  refused: { words: 'Not approved', tone: 'warning' },
  retired: { words: 'Removed', tone: 'neutral' },
}

/** True while ads of a campaign change one by one: a draft is written where it is booked. */
export function areAdsOpen(campaign: AdCampaign, now: string): boolean {
  const state = campaignStateAt(campaign, now)
  return (
    campaign.model !== 'featured' &&
    (state === 'approved' || state === 'scheduled' || state === 'running' || state === 'paused')
  )
}

export const takesMoreAds = ({ campaign, creatives }: WholeAdCampaign, now: string): boolean =>
  areAdsOpen(campaign, now) && creatives.length < mostCreatives

export const isEditable = ({ status }: Pick<AdCreative, 'status'>): boolean =>
  status === 'draft' || status === 'refused'

export const isReady = (ad: AdCreative): boolean =>
  ad.status === 'draft' && missingInCreative(ad).length === 0

/** False of the only approved ad of a campaign: without one it shows nothing. */
export const isRemovable = ({ id, status }: AdCreative, ads: readonly AdCreative[]): boolean =>
  status !== 'approved' || ads.some((other) => other.id !== id && other.status === 'approved')
