import type { ScheduledEvent } from 'aws-lambda'
import { sendEventReminders } from '#core/events/registrations/send-event-reminders.ts'

export const handler = (event: ScheduledEvent) => sendEventReminders(new Date(event.time).toISOString())
