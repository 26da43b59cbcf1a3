import type { ScheduledEvent } from 'aws-lambda'
import { escalateDueRequests } from '#core/support/support-requests/escalate-due-requests.ts'

export const handler = (event: ScheduledEvent) => escalateDueRequests(new Date(event.time).toISOString())
