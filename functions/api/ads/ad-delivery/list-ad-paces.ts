import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { deliveries, liveDeliveriesPartition, openOf } from '#core/ads/ad-delivery/deliveries.ts'
import { personOf } from '#core/directory/listings/admin-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { lastDayOf } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { daysLeftOf } from '#shared/ads/ad-delivery/ad-progress.ts'
import { type AdPace, listAdPaces as contract } from '#shared/ads/ad-delivery/contract.ts'
import { dayAllowance } from '#shared/ads/ad-delivery/pace.ts'
import { isFeaturing } from '#shared/ads/ad-zones/zone-settings.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

async function listAdPaces({ query, now }: ApiRequest<typeof contract>) {
  const page = await deliveries.list({ index: 'gsi1', pk: liveDeliveriesPartition, ...query })
  const rows = await getMany(page.items.map(({ campaignId: id }) => campaigns.key({ id })))
  const known = new Map(rows.map(campaigns.read).map((campaign) => [campaign.id, campaign]))
  const people = await usersById([...known.values()].map(({ advertiserId }) => advertiserId))
  const items = page.items.flatMap((delivery): AdPace[] => {
    const { campaignId, isRunning, booked, viewed, refunded, remaining = 0 } = delivery
    const campaign = known.get(campaignId)
    if (!campaign || isFeaturing(campaign.zone)) return []
    const endsOn = lastDayOf(campaign)
    const isToday = delivery.day === siteDay(now)
    const { startsOn, status, pausedBy, version } = campaign
    const days = { startsOn, endsOn }
    return [
      {
        campaignId,
        name: campaign.name,
        zone: campaign.zone,
        advertiser: personOf(campaign.advertiserId, people),
        startsOn,
        status,
        ...(pausedBy && { pausedBy }),
        version,
        isRunning,
        booked,
        viewed,
        remaining,
        open: openOf(delivery),
        refunded,
        dayAllowance: dayAllowance(isToday ? delivery.dayStart : remaining, daysLeftOf(days, now)),
        dayServed: isToday ? delivery.dayNet : 0,
        endsOn,
      },
    ]
  })
  return { items, ...(page.nextCursor && { nextCursor: page.nextCursor }) }
}

export const handler = endpoint(contract, listAdPaces)
