import type { ScheduledEvent } from 'aws-lambda'
import { closeSolvedRequests } from '#core/support/support-requests/close-solved-requests.ts'

export const handler = (event: ScheduledEvent) => closeSolvedRequests(new Date(event.time).toISOString())
