import * as z from 'zod/mini'
import { AdSize, AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { HouseAd, HouseAdFields, HouseAdId } from './house-ad.ts'

/** The zone is where it is kept, so a house ad never changes it. */
const params = z.strictObject({ zone: AdZone, houseAdId: HouseAdId })
const version = z.int().check(z.gte(1))
const { zone: _, ...words } = HouseAdFields.shape

export const listHouseAds = route({
  name: 'listHouseAds',
  method: 'GET',
  path: '/api/admin/ads/house-ads',
  auth: 'admin',
  summary: 'The platform’s own ads of all zones, ten of each at most',
  response: z.object({ items: z.array(HouseAd) }),
})

export const createHouseAd = route({
  name: 'createHouseAd',
  method: 'POST',
  path: '/api/admin/ads/house-ads',
  auth: 'admin',
  summary: 'Begin a house ad: it is shown once it has its pictures',
  body: HouseAdFields,
  response: HouseAd,
  status: 201,
  errors: ['house_ad_limit', 'version_conflict'],
})

export const updateHouseAd = route({
  name: 'updateHouseAd',
  method: 'PUT',
  path: '/api/admin/ads/house-ads/:zone/:houseAdId',
  auth: 'admin',
  summary: 'Change the words of a house ad, show it, or show it no more',
  params,
  body: z.strictObject({ ...words, isShown: z.boolean(), version }),
  response: HouseAd,
  errors: ['house_ad_not_found', 'house_ad_incomplete', 'version_conflict'],
})

export const setHouseAdPicture = route({
  name: 'setHouseAdPicture',
  method: 'PUT',
  path: '/api/admin/ads/house-ads/:zone/:houseAdId/picture',
  auth: 'admin',
  summary: 'Show an uploaded picture of the exact size on a house ad',
  params,
  body: z.strictObject({ uploadId: line(60, 1), size: AdSize }),
  response: HouseAd,
  errors: ['house_ad_not_found', 'creative_size', 'upload_not_found', 'upload_rejected', 'version_conflict'],
})

export const deleteHouseAd = route({
  name: 'deleteHouseAd',
  method: 'DELETE',
  path: '/api/admin/ads/house-ads/:zone/:houseAdId',
  auth: 'admin',
  summary: 'Delete a house ad with its pictures',
  params,
  errors: ['house_ad_not_found', 'version_conflict'],
})
