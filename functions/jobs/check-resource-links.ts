import type { ScheduledEvent } from 'aws-lambda'
import { checkLinks } from '#core/content/resources/check-links.ts'

export const handler = (event: ScheduledEvent) => checkLinks(new Date(event.time).toISOString())
