import type { ScheduledEvent } from 'aws-lambda'
import { publishDuePages } from '#core/content/cms-pages/publish-due-pages.ts'

export const handler = (event: ScheduledEvent) => publishDuePages(new Date(event.time).toISOString())
