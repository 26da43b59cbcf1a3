import type { ScheduledEvent } from 'aws-lambda'
import { followItemDates } from '#core/market/market-items/follow-item-dates.ts'

export const handler = (event: ScheduledEvent) => followItemDates(new Date(event.time).toISOString())
