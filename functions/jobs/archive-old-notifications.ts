import { job } from '#core/platform/jobs/job.ts'
import { archiveOldNotifications } from '#core/platform/notifications/archive-old-notifications.ts'

export const handler = job('archive_old_notifications', archiveOldNotifications)
