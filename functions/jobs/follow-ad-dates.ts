import type { ScheduledEvent } from 'aws-lambda'
import { followAdDates } from '#core/ads/ad-campaigns/follow-ad-dates.ts'

export const handler = (event: ScheduledEvent) => followAdDates(new Date(event.time).toISOString())
