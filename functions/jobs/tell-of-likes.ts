import type { ScheduledEvent } from 'aws-lambda'
import { tellOfLikes } from '#core/community/feed/tell-of-likes.ts'

export const handler = (event: ScheduledEvent) => tellOfLikes(new Date(event.time).toISOString())
