import type { ScheduledEvent } from 'aws-lambda'
import { finishPendingAdjustments } from '#core/billing/adjustments/finish-pending-adjustments.ts'

export const handler = (event: ScheduledEvent) => finishPendingAdjustments(new Date(event.time).toISOString())
