import { dropAdPictures } from '#core/ads/ad-campaigns/drop-ad-pictures.ts'
import { findHouseAd } from '#core/ads/house-ads/change-house-ad.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { deleteHouseAd as contract } from '#shared/ads/house-ads/contract.ts'

async function deleteHouseAd({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const ad = await findHouseAd(params.zone, params.houseAdId)
  await commit(
    houseAds.delete(ad),
    ...dropAdPictures(ad.pictures, now),
    recordActivity(
      { by: actor, type: 'ad_zone_update', description: `Deleted a house ad of ${zoneName(ad.zone)}` },
      now,
    ),
    ...remember(undefined),
  )
}

export const handler = endpoint(contract, deleteHouseAd)
