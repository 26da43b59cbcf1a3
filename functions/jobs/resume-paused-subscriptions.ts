import { resumePausedSubscriptions } from '#core/billing/subscriptions/resume-paused-subscriptions.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('resume_paused_subscriptions', resumePausedSubscriptions)
