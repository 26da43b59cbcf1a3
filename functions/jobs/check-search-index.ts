import type { ScheduledEvent } from 'aws-lambda'
import { checkSearchIndex } from '#core/content/search/check-search-index.ts'
import { followers } from '#functions/streams/followers.ts'

export const handler = (event: ScheduledEvent) =>
  checkSearchIndex(followers, new Date(event.time).toISOString())
