import { houseAds, houseAdsOf } from '#core/ads/house-ads/house-ads.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { HouseAd, HouseAdId } from '#shared/ads/house-ads/house-ad.ts'
import { newId } from '#shared/ids.ts'

const at = '2026-06-01T00:00:00.000Z'

/** Stores a house ad directly: one of the side box without pictures that is not shown, unless it is said otherwise. */
export async function putHouseAd(more: Partial<HouseAd> = {}): Promise<HouseAd> {
  const ad: HouseAd = {
    id: newId('had', at) as HouseAdId,
    zone: 'side_box',
    alt: 'A stack of meters',
    headline: '',
    text: '',
    path: '/resources',
    pictures: [],
    isShown: false,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...more,
  }
  await commit(houseAds.put(ad, { absent: true }))
  return ad
}

/** Takes away the house ads of a zone that say this, since a zone has room for few. */
export async function dropHouseAds(zone: HouseAd['zone'], alt: string): Promise<void> {
  const known = (await houseAdsOf(zone)).filter((ad) => ad.alt === alt)
  // Another test may be faster.
  await Promise.all(known.map((ad) => commit(houseAds.delete(ad)).catch(() => undefined)))
}
