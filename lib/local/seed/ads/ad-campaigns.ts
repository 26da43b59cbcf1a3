import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { creatives } from '#core/ads/ad-campaigns/creatives.ts'
import { listingFeatures } from '#core/ads/ad-campaigns/featured-listing.ts'
import { heldRoom, soldDays } from '#core/ads/ad-zones/sold-days.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { holdsDays } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { demoCampaigns, demoFeatured } from './demo-campaigns.ts'

const absent = { absent: true } as const

/** The campaigns of the demo with their ads and the days that they hold. Tests begin without any. */
export const seed = async (now: string, size: SeedSize): Promise<Write[]> => {
  if (size === 'small') return []
  const made = demoCampaigns(now)
  const featured = await demoFeatured(now)
  return [
    ...made.flatMap(({ campaign, ads }) => [
      campaigns.put(campaign, absent),
      ...ads.map((ad) => creatives.put(ad, absent)),
    ]),
    ...soldBy(made.map(({ campaign }) => campaign)),
    campaigns.put(featured, absent),
    listingFeatures.put(
      { listingId: featured.listingId ?? ('' as never), campaignId: featured.id, version: 1 },
      absent,
    ),
  ]
}

/** One row for each day of a zone, however many campaigns hold it. */
function soldBy(all: readonly AdCampaign[]): Write[] {
  const rooms = all.filter(holdsDays).flatMap(heldRoom)
  const byDay = Map.groupBy(rooms, ({ zone, day }) => `${zone}#${day}`)
  return [...byDay.values()].flatMap(([first, ...others]) =>
    first
      ? soldDays.put(
          {
            zone: first.zone,
            day: first.day,
            views: others.reduce((sum, { views }) => sum + views, first.views),
            sponsors: others.reduce((sum, { sponsors }) => sum + sponsors, first.sponsors),
            version: 1,
          },
          absent,
        )
      : [],
  )
}
