import type { ScheduledEvent } from 'aws-lambda'
import { finishPendingRefunds } from '#core/billing/transactions/finish-pending-refunds.ts'

export const handler = (event: ScheduledEvent) => finishPendingRefunds(new Date(event.time).toISOString())
