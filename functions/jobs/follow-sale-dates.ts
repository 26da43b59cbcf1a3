import type { ScheduledEvent } from 'aws-lambda'
import { followSaleDates } from '#core/market/sales/follow-sale-dates.ts'

export const handler = (event: ScheduledEvent) => followSaleDates(new Date(event.time).toISOString())
