import type { ScheduledEvent } from 'aws-lambda'
import { resumePausedSubscriptions } from '#core/billing/subscriptions/resume-paused-subscriptions.ts'

export const handler = (event: ScheduledEvent) =>
  resumePausedSubscriptions(new Date(event.time).toISOString())
