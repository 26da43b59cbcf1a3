import { creatives } from '#core/ads/ad-campaigns/creatives.ts'
import { stepAsAdvertiser } from '#core/ads/ad-campaigns/step-as-advertiser.ts'
import { roomOf } from '#core/ads/ad-zones/room-of.ts'
import { takeRoom } from '#core/ads/ad-zones/sold-days.ts'
import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { type AdCampaign, type AdCreative, fewestViews } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adPrice } from '#shared/ads/ad-campaigns/ad-price.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { checkedDays } from '#shared/ads/ad-campaigns/checked-days.ts'
import { submitAdCampaign as contract } from '#shared/ads/ad-campaigns/contract.ts'
import { isUsed, missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { submittedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'

function submitAdCampaign(request: ApiRequest<typeof contract>) {
  const { body, now } = request
  return stepAsAdvertiser(request, async (before, ads) => {
    const { zone, model, views } = before
    if (before.status !== 'draft' || zone === 'featured_listing' || model === 'featured')
      throw campaignRefusal.status(campaignStateAt(before, now))
    const planned = { ...before, model }
    const days = checkedDays(planned, now)
    const sent = sentIn(before, ads, now)
    const settings = await settingsOf(zone)
    const { cents, unitCents } = adPrice(planned, settings)
    if (cents !== body.cents) throw campaignRefusal.priceChanged()
    const room = await roomOf(zone, days, settings)
    if (model === 'sponsor' && !room.sponsor) throw campaignRefusal.soldOut()
    if (model === 'views' && (views ?? 0) > room.views)
      throw room.views < fewestViews ? campaignRefusal.soldOut() : campaignRefusal.zoneFull(room.views)
    return {
      done: 'Submitted',
      campaign: submittedCampaign(before, { cents, unitCents, takenAt: now }, now),
      ads: sent,
      also: [
        ...takeRoom({ zone, model, views, days }, settings),
        ...sent.flatMap((ad, at) => {
          const known = ads[at]
          return known && known !== ad ? [creatives.put(ad, { version: known.version })] : []
        }),
      ],
    }
  })
}

/** The ads of a campaign, each that is not decided yet sent in with it. Throws where one is not whole, or none is there. */
function sentIn(campaign: AdCampaign, ads: readonly AdCreative[], now: string): AdCreative[] {
  const used = ads.filter(isUsed)
  if (used.length === 0) throw campaignRefusal.incomplete(['an ad'])
  const missing = [...new Set(used.flatMap(missingInCreative))]
  if (missing.length > 0) throw campaignRefusal.incomplete(missing)
  return ads.map((ad) =>
    ad.status === 'draft' && ad.campaignId === campaign.id
      ? { ...ad, status: 'in_review', statusSince: now, updatedAt: now, version: ad.version + 1 }
      : ad,
  )
}

export const handler = endpoint(contract, submitAdCampaign)
