import { checkBillingAudit } from '#core/billing/billing-audit/check-billing-audit.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('verify_billing_audit', checkBillingAudit)
