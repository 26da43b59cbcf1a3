import { houseAdsOf } from '#core/ads/house-ads/house-ads.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { listHouseAds as contract } from '#shared/ads/house-ads/contract.ts'

async function listHouseAds(_: ApiRequest<typeof contract>) {
  const found = await Promise.all(AdZone.options.map(houseAdsOf))
  return { items: found.flat() }
}

export const handler = endpoint(contract, listHouseAds)
