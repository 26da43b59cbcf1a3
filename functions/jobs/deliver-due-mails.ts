import type { ScheduledEvent } from 'aws-lambda'
import { deliverDueMails } from '#core/mails/deliver-due-mails.ts'

export const handler = (event: ScheduledEvent) => deliverDueMails(new Date(event.time).toISOString())
