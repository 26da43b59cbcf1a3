import type { ScheduledEvent } from 'aws-lambda'
import { refreshListingRanks } from '#core/directory/listings/refresh-listing-ranks.ts'

export const handler = (event: ScheduledEvent) => refreshListingRanks(new Date(event.time).toISOString())
