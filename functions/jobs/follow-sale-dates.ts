import { followSaleDates } from '#core/market/sales/follow-sale-dates.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('follow_sale_dates', followSaleDates)
