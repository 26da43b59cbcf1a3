import { dropPendingSubscribers } from '#core/newsletter/newsletter-subscribers/drop-pending-subscribers.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('drop_pending_subscribers', dropPendingSubscribers)
