import { listAdZones } from '#shared/ads/ad-zones/contract.ts'
import { query } from '#web/lib/query.ts'

/** The zones with their terms and what of the coming days is sold. */
export const adZonesQuery = query('ads', listAdZones, {}, { staleTime: 5000 })
