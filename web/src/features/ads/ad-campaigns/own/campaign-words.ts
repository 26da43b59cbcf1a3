import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import {
  type AdCampaignState,
  campaignStateAt,
  campaignStateWords,
  lastDayOf,
} from '#shared/ads/ad-campaigns/campaign-state.ts'
import type { OwnAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { isOfferOver } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const myAdsPath = '/my-ads'

export const campaignTones: Record<AdCampaignState, Tone> = {
  draft: 'neutral',
  in_review: 'info',
  approved: 'warning',
  scheduled: 'info',
  running: 'success',
  paused: 'warning',
  completed: 'neutral',
  cancelled: 'neutral',
}

const leading: readonly AdCampaignState[] = [
  'approved',
  'paused',
  'running',
  'scheduled',
  'in_review',
  'draft',
  'completed',
  'cancelled',
]

/** What can be paid for or runs leads, and what has ended comes last. */
export const byStanding = (items: readonly OwnAdCampaign[], now: string): OwnAdCampaign[] => {
  const rank = ({ campaign }: OwnAdCampaign) => leading.indexOf(campaignStateAt(campaign, now))
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** On a badge. */
export function stateLabel(state: AdCampaignState): string {
  const words = campaignStateWords[state]
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The days of a campaign: `Nov 25 to Dec 4, 2026`. */
export function daysWords(campaign: Pick<AdCampaign, 'startsOn' | 'endsOn' | 'makeGood'>): string {
  const { startsOn } = campaign
  const last = lastDayOf(campaign)
  return startsOn === last ? utcDay(last) : `${utcShortDay(startsOn)} to ${utcDay(last)}`
}

/** True while it can be paid for. */
export const isPayable = (campaign: AdCampaign, now: string): boolean =>
  campaign.status === 'approved' && !isOfferOver(campaign, now)

export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
