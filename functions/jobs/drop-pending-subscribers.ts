import type { ScheduledEvent } from 'aws-lambda'
import { dropPendingSubscribers } from '#core/newsletter/newsletter-subscribers/drop-pending-subscribers.ts'

export const handler = (event: ScheduledEvent) => dropPendingSubscribers(new Date(event.time).toISOString())
