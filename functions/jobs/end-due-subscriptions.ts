import { endDueSubscriptions } from '#core/billing/subscriptions/end-due-subscriptions.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('end_due_subscriptions', endDueSubscriptions)
