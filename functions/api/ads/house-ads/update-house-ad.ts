import { changedHouseAd, findHouseAd, wordsIn } from '#core/ads/house-ads/change-house-ad.ts'
import { houseAds } from '#core/ads/house-ads/house-ads.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import { updateHouseAd as contract } from '#shared/ads/house-ads/contract.ts'

async function updateHouseAd({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const before = await findHouseAd(params.zone, params.houseAdId)
  if (before.version !== version) throw concurrentChange()
  const after = changedHouseAd(before, wordsIn(before.zone, fields), now)
  await commit(
    houseAds.put(after, { version }),
    recordActivity(
      { by: actor, type: 'ad_zone_update', description: `Changed a house ad of ${zoneName(after.zone)}` },
      now,
    ),
    ...remember(after),
  )
  return after
}

export const handler = endpoint(contract, updateHouseAd)
