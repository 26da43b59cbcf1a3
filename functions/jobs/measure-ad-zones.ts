import { measureZones } from '#core/ads/ad-delivery/measure-zones.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('measure_ad_zones', measureZones)
