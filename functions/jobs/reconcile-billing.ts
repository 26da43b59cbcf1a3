import { reconcileBilling } from '#core/billing/reconciliation/reconcile-billing.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('reconcile_billing', reconcileBilling)
