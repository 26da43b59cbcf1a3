import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { bookingPath } from '../booking/booking-steps.ts'
import { isPayable } from './campaign-words.ts'

export type NextCampaignAction =
  | { kind: 'pay'; cents: number }
  | { kind: 'resume' }
  | { kind: 'link'; label: string; to: string }

/** What its advertiser should do next with a campaign, if there is anything. */
export function nextCampaignAction(campaign: AdCampaign, now: string): NextCampaignAction | undefined {
  const { id, model, reason, price, pausedBy } = campaign
  const state = campaignStateAt(campaign, now)
  // Featuring is booked where the listing is.
  if (state === 'draft' && model !== 'featured')
    return { kind: 'link', label: reason ? 'Fix and resubmit' : 'Continue draft', to: bookingPath(id) }
  if (isPayable(campaign, now)) return { kind: 'pay', cents: price?.cents ?? 0 }
  if (state === 'paused' && pausedBy?.includes('advertiser')) return { kind: 'resume' }
  return undefined
}
