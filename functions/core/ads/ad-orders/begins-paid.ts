import { saveCampaign } from '#core/ads/ad-campaigns/save-campaign.ts'
import { deliveries, newDelivery } from '#core/ads/ad-delivery/deliveries.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { AdCampaign, AdCreative } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adCampaignPath } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { paidCampaign, pausedCampaign } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { dayStart } from '#shared/ads/ad-delivery/pace.ts'
import type { AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'

/**
 * The writes of a campaign that was just paid for: what it may deliver, its line in the zone, and the news. That of an
 * advertiser who is suspended stands still.
 */
export function beginsPaid(
  before: AdCampaign,
  { isSuspended = false, ...paid }: { orderId: AdOrderId; paidCents: number; isSuspended?: boolean },
  ads: readonly AdCreative[],
  now: string,
): Write[] {
  const begun = paidCampaign(before, paid, now)
  const after =
    isSuspended && begun.model !== 'featured'
      ? { ...pausedCampaign(begun, 'suspended', now), version: begun.version }
      : begun
  const { id, advertiserId, name, zone, model, views, startsOn } = after
  const begins = startsOn <= siteDay(now) ? 'It runs from today.' : `It begins on ${utcDay(startsOn)}.`
  return [
    ...saveCampaign(before, after, ads),
    ...(zone === 'featured_listing'
      ? []
      : [
          deliveries.put(
            {
              ...newDelivery(id, model === 'views' ? views : undefined),
              isRunning: after.status === 'scheduled',
            },
            { absent: true },
          ),
        ]),
    ...notify(
      {
        kind: 'ad_campaign_runs',
        userId: advertiserId,
        type: 'success',
        title: 'Your campaign is scheduled',
        message: `${name} is paid for. ${begins}`,
        href: adCampaignPath(id),
      },
      now,
    ),
  ]
}

/** Businesses are featured until the end of the last day that is paid for, or as long as they were before. */
export async function featureListings(paid: readonly AdCampaign[], now: string): Promise<Write[]> {
  const lastDays = new Map<string, string>()
  for (const { model, listingId, endsOn } of paid)
    if (model === 'featured' && listingId && endsOn > (lastDays.get(listingId) ?? ''))
      lastDays.set(listingId, endsOn)
  const writes = await Promise.all(
    [...lastDays].map(async ([id, endsOn]) => {
      const listing = await listings.get({ id }, { consistent: true })
      const featuredUntil = dayStart(addDays(endsOn, 1))
      if (!listing || (listing.featuredUntil ?? '') >= featuredUntil) return []
      const after = { ...listing, featuredUntil, updatedAt: now, version: listing.version + 1 }
      return saveInPlace(listing, after, now)
    }),
  )
  return writes.flat()
}
