import type { ScheduledEvent } from 'aws-lambda'
import { endDueSubscriptions } from '#core/billing/subscriptions/end-due-subscriptions.ts'

export const handler = (event: ScheduledEvent) => endDueSubscriptions(new Date(event.time).toISOString())
