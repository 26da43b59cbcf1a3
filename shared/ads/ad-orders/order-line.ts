import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { AdOrderLine } from './ad-order.ts'

type Sold = Pick<
  AdCampaign,
  'name' | 'zone' | 'model' | 'views' | 'startsOn' | 'endsOn' | 'listingName' | 'states'
>

/** What is sold, as the line of the invoice says it. Of a campaign that was changed since, it says something else. */
export function soldWords({
  name,
  zone,
  model,
  views = 0,
  startsOn,
  endsOn,
  listingName,
  states,
}: Sold): string {
  const days = startsOn === endsOn ? utcDay(startsOn) : `${utcDay(startsOn)} – ${utcDay(endsOn)}`
  if (model === 'featured') return `Featured business: ${listingName ?? name}, ${days}`
  const what = model === 'sponsor' ? 'sponsor' : `${views.toLocaleString('en-US')} views`
  const where = states.length > 0 ? `, ${states.join(', ')}` : ''
  return `${zoneName(zone)}, ${what}${where}, ${days}: ${name}`
}

export const orderLine = (campaign: AdCampaign): AdOrderLine => ({
  campaignId: campaign.id,
  description: soldWords(campaign),
  cents: campaign.price?.cents ?? 0,
})

/** What an order pays for, in the list of payments. */
export const orderWords = (campaigns: readonly Pick<AdCampaign, 'name'>[]): string => {
  const [only] = campaigns
  return campaigns.length === 1 && only
    ? `Advertising: ${only.name}`
    : `Advertising: ${campaigns.length} campaigns`
}
