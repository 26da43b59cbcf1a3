import type { ScheduledEvent } from 'aws-lambda'
import { forgetRecipients } from '#core/newsletter/newsletter-campaigns/forget-recipients.ts'

export const handler = (event: ScheduledEvent) => forgetRecipients(new Date(event.time).toISOString())
