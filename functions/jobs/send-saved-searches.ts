import type { ScheduledEvent } from 'aws-lambda'
import { sendSavedSearches } from '#core/market/saved-searches/send-saved-searches.ts'

export const handler = (event: ScheduledEvent) => sendSavedSearches(new Date(event.time).toISOString())
