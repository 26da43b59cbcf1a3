import type { ScheduledEvent } from 'aws-lambda'
import { measureZones } from '#core/ads/ad-delivery/measure-zones.ts'

export const handler = (event: ScheduledEvent) => measureZones(new Date(event.time).toISOString())
