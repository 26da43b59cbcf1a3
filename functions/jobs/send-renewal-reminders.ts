import type { ScheduledEvent } from 'aws-lambda'
import { sendRenewalReminders } from '#core/billing/subscriptions/send-renewal-reminders.ts'

export const handler = (event: ScheduledEvent) => sendRenewalReminders(new Date(event.time).toISOString())
