import type { ScheduledEvent } from 'aws-lambda'
import { sendFinalNotices } from '#core/billing/transactions/send-final-notices.ts'

export const handler = (event: ScheduledEvent) => sendFinalNotices(new Date(event.time).toISOString())
