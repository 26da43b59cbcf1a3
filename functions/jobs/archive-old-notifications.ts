import type { ScheduledEvent } from 'aws-lambda'
import { archiveOldNotifications } from '#core/platform/notifications/archive-old-notifications.ts'

export const handler = (event: ScheduledEvent) => archiveOldNotifications(new Date(event.time).toISOString())
