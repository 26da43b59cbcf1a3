import { followAdDates } from '#core/ads/ad-campaigns/follow-ad-dates.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('follow_ad_dates', followAdDates)
