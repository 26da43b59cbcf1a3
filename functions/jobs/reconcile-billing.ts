import type { ScheduledEvent } from 'aws-lambda'
import { reconcileBilling } from '#core/billing/reconciliation/reconcile-billing.ts'

export const handler = (event: ScheduledEvent) => reconcileBilling(new Date(event.time).toISOString())
