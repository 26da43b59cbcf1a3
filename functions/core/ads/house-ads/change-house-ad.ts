import { missingInCreative } from '#shared/ads/ad-campaigns/missing-in-campaign.ts'
import { type AdZone, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { HouseAd } from '#shared/ads/house-ads/house-ad.ts'
import { houseAdRefusal } from '#shared/ads/house-ads/house-ad-refusal.ts'
import { houseAds } from './house-ads.ts'

export async function findHouseAd(zone: AdZone, id: string): Promise<HouseAd> {
  const ad = await houseAds.get({ zone, id }, { consistent: true })
  if (!ad) throw houseAdRefusal.notFound()
  return ad
}

/** A house ad that was changed. Throws where it is to be shown and is not whole. */
export function changedHouseAd(ad: HouseAd, change: Partial<HouseAd>, now: string): HouseAd {
  const after = { ...ad, ...change, updatedAt: now, version: ad.version + 1 }
  const missing = after.isShown ? missingInCreative(after) : []
  if (missing.length > 0) throw houseAdRefusal.incomplete(missing)
  return after
}

/** The words of an ad, where its zone shows any. */
export const wordsIn = <T extends { headline: string; text: string }>(zone: AdZone, words: T): T =>
  zoneOf(zone).hasWords ? words : { ...words, headline: '', text: '' }
