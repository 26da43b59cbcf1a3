import type { ScheduledEvent } from 'aws-lambda'
import { checkBillingAudit } from '#core/billing/billing-audit/check-billing-audit.ts'

export const handler = (event: ScheduledEvent) => checkBillingAudit(new Date(event.time).toISOString())
