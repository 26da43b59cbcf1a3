import { wordsIn } from '#core/ads/house-ads/change-house-ad.ts'
import { houseAds, houseAdsOf } from '#core/ads/house-ads/house-ads.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { createHouseAd as contract } from '#shared/ads/house-ads/contract.ts'
import { type HouseAd, type HouseAdId, mostHouseAds } from '#shared/ads/house-ads/house-ad.ts'
import { houseAdRefusal } from '#shared/ads/house-ads/house-ad-refusal.ts'
import { newId } from '#shared/ids.ts'

async function createHouseAd({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  if ((await houseAdsOf(body.zone)).length >= mostHouseAds) throw houseAdRefusal.limit()
  const ad: HouseAd = {
    id: newId('had', now) as HouseAdId,
    ...wordsIn(body.zone, body),
    pictures: [],
    isShown: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await commit(
    houseAds.put(ad, { absent: true }),
    recordActivity(
      { by: actor, type: 'ad_zone_update', description: `Added a house ad to ${zoneName(ad.zone)}` },
      now,
    ),
    ...remember(ad),
  )
  return ad
}

export const handler = endpoint(contract, createHouseAd)
