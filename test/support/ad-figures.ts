import { creativesOf } from '#core/ads/ad-campaigns/creatives.ts'
import { deliveries } from '#core/ads/ad-delivery/deliveries.ts'
import { addFigures } from '#core/ads/ad-delivery/figures.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'

/** Stores what the first ad of a planted campaign did on days, and what of the campaign is delivered by that. */
export async function putFigures(
  campaign: Pick<AdCampaign, 'id' | 'zone'>,
  days: Readonly<Record<string, Partial<AdFigures>>>,
): Promise<void> {
  const { id: campaignId, zone } = campaign
  const [ad] = await creativesOf(campaignId)
  const delivery = await deliveries.get({ campaignId }, { consistent: true })
  if (!ad || !delivery) throw new Error(`${campaignId} is not paid for, or has no ad`)
  const viewed = Object.values(days).reduce((sum, day) => sum + (day.viewed ?? 0), 0)
  const { remaining, version } = delivery
  await commit(
    deliveries.put(
      {
        ...delivery,
        viewed: delivery.viewed + viewed,
        ...(remaining !== undefined && { remaining: remaining - viewed }),
        version: version + 1,
      },
      { version },
    ),
    ...Object.entries(days).map(([day, done]) =>
      addFigures({ subject: campaignId, day, creativeId: ad.id, zone: zone as AdZone }, done),
    ),
  )
}
