import { entity } from '#core/platform/db/entity.ts'
import type { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { HouseAd, mostHouseAds } from '#shared/ads/house-ads/house-ad.ts'

/** The platform’s own ads, by zone, beside the campaigns that run there. */
export const houseAds = entity({
  name: 'house-ad',
  erasure: 'impersonal',
  schema: HouseAd,
  key: ({ zone, id }: { zone: string; id: string }) => ({ pk: `AD_ZONE#${zone}`, sk: `HOUSE#${id}` }),
})

export async function houseAdsOf(zone: AdZone): Promise<HouseAd[]> {
  const { items } = await houseAds.list({ pk: `AD_ZONE#${zone}`, prefix: 'HOUSE#', limit: mostHouseAds })
  return items
}
