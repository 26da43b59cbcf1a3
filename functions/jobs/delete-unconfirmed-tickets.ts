import type { ScheduledEvent } from 'aws-lambda'
import { deleteUnconfirmedRequests } from '#core/support/support-requests/close-solved-requests.ts'

export const handler = (event: ScheduledEvent) =>
  deleteUnconfirmedRequests(new Date(event.time).toISOString())
