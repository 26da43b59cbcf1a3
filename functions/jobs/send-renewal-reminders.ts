import { sendRenewalReminders } from '#core/billing/subscriptions/send-renewal-reminders.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('send_renewal_reminders', sendRenewalReminders)
