import { listHouseAds } from '#shared/ads/house-ads/contract.ts'
import { query } from '#web/lib/query.ts'

/** The ads of the platform itself. */
export const houseAdsQuery = query('ads', listHouseAds, {}, { staleTime: 5000 })
