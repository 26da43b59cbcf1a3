import { forgetRecipients } from '#core/newsletter/newsletter-campaigns/forget-recipients.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('forget_recipients', forgetRecipients)
