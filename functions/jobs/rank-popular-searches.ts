import type { ScheduledEvent } from 'aws-lambda'
import { rankPopularSearches } from '#core/content/search/rank-popular-searches.ts'

export const handler = (event: ScheduledEvent) => rankPopularSearches(new Date(event.time).toISOString())
