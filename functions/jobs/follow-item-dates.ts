import { followItemDates } from '#core/market/market-items/follow-item-dates.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('follow_item_dates', followItemDates)
