import { sendEventReminders } from '#core/events/registrations/send-event-reminders.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('send_event_reminders', sendEventReminders)
