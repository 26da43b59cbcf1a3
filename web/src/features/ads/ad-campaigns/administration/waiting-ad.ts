import type { AdminAdCampaign, WaitingCreative } from '#shared/ads/ad-campaigns/admin-contract.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { daysWords } from '../own/campaign-words.ts'

/** What waits for a decision: a campaign with its ads, or an ad on its own. */
export type WaitingAd =
  | { kind: 'campaign'; whole: AdminAdCampaign }
  | { kind: 'ad'; waiting: WaitingCreative }

export const waitingKey = (item: WaitingAd): string =>
  item.kind === 'campaign' ? item.whole.campaign.id : item.waiting.creative.id

/** Changes with each version, so that a decision is about what is shown. */
export const waitingVersion = (item: WaitingAd): string =>
  `${waitingKey(item)}#${item.kind === 'campaign' ? item.whole.campaign.version : item.waiting.creative.version}`

/** What a row says of it, and since when it waits. */
export function waitingWords(item: WaitingAd): { name: string; about: string; since: string } {
  if (item.kind === 'campaign') {
    const { campaign, advertiser } = item.whole
    return {
      name: campaign.name,
      about: [zoneName(campaign.zone), daysWords(campaign), advertiser.name].join(' · '),
      since: campaign.statusSince,
    }
  }
  const { creative, campaignName, advertiser } = item.waiting
  return {
    name: creative.alt,
    about: [campaignName, zoneName(creative.zone), advertiser.name].join(' · '),
    since: creative.statusSince,
  }
}
